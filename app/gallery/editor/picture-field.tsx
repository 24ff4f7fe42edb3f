import { type ChangeEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useTexts } from '#app/i18n/text.ts';
import { FieldErrorText } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { CropField } from './crop/crop-field.tsx';
import type { Crop } from './crop/crop.ts';
import { pictureKinds } from './gallery-draft.ts';
import styles from './picture-field.module.css';
import { addGalleryTexts } from './add-gallery.text.ts';
import type { Picture } from './use-picture.ts';

const kinds = pictureKinds.join();

/**
 * Takes one picture: chosen as a file, photographed, or dropped. It is kept in the file
 * input alone. Where this browser can show the picture, its square can be chosen.
 */
export function PictureField({
  picture,
  crop,
  fileName,
  error,
  onChange,
  onCrop,
}: {
  picture: Picture | null;
  crop: Crop;
  fileName: string | undefined;
  error: ReactNode;
  onChange: () => void;
  onCrop: (crop: Crop) => void;
}) {
  const texts = useTexts(addGalleryTexts);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function take(files: FileList | null) {
    const file = files?.[0];
    if (!file || !input.current) return;
    const chosen = new DataTransfer();
    chosen.items.add(file);
    input.current.files = chosen.files;
    onChange();
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  function takePhoto(event: ChangeEvent<HTMLInputElement>) {
    take(event.target.files);
    // So that the same photo again is a change again.
    event.target.value = '';
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
        {picture ? (
          <CropField image={picture.image} crop={crop} onChange={onCrop} />
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
          accept={kinds}
          required
          aria-describedby={error ? 'image-hint image-error' : 'image-hint'}
          aria-invalid={error ? true : undefined}
        />
        <input
          className={`${styles.camera} visually-hidden`}
          id="camera"
          type="file"
          accept={kinds}
          capture="environment"
          onChange={takePhoto}
        />
        <div className={styles.ways}>
          {/* In place of the browser's own controls, which speak the browser's language. */}
          <label htmlFor="image" className={`${styles.choose} ${styles.chooseFile}`}>
            {texts.choose}
          </label>
          <label htmlFor="camera" className={`${styles.choose} ${styles.chooseCamera}`}>
            <Icon name="camera" />
            {texts.camera}
          </label>
        </div>
        {fileName && <p className={styles.name}>{fileName}</p>}
      </div>
      {error && <FieldErrorText id="image-error">{error}</FieldErrorText>}
    </div>
  );
}
