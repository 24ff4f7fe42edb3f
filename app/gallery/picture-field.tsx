import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useTexts } from '#app/i18n/text.ts';
import { FieldErrorText } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import styles from './picture-field.module.css';
import { addGalleryTexts } from './staff-gallery.text.ts';

/** Takes one picture: chosen as a file, or dropped. The file input is the one place that holds it. */
export function PictureField({
  address,
  fileName,
  error,
  onChange,
}: {
  /** Where the chosen picture can be seen; null without one. */
  address: string | null;
  fileName: string | undefined;
  error: ReactNode;
  onChange: () => void;
}) {
  const texts = useTexts(addGalleryTexts);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const file = [...event.dataTransfer.files][0];
    if (!file || !input.current) return;
    const one = new DataTransfer();
    one.items.add(file);
    input.current.files = one.files;
    onChange();
  }

  return (
    <div className={styles.field}>
      <label htmlFor="image" className={styles.label}>
        {texts.image} <em>{texts.size}</em>
      </label>
      <div
        className={[styles.zone, isOver && styles.over, error && styles.wrong]
          .filter(Boolean)
          .join(' ')}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {address ? (
          <img className={styles.chosen} src={address} alt="" />
        ) : (
          <Icon name="image-plus" className={styles.icon} />
        )}
        <b>{texts.drop}</b>
        <p className="hint" id="image-hint">
          {texts.kinds}
        </p>
        <input
          ref={input}
          className={`${styles.input} visually-hidden`}
          id="image"
          name="image"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          required
          aria-describedby={error ? 'image-hint image-error' : 'image-hint'}
          aria-invalid={error ? true : undefined}
        />
        {/* In place of the browser's own control, which speaks the browser's language. */}
        <label htmlFor="image" className={styles.choose}>
          {texts.choose}
        </label>
        {fileName && <p className={styles.name}>{fileName}</p>}
      </div>
      {error && <FieldErrorText id="image-error">{error}</FieldErrorText>}
    </div>
  );
}
