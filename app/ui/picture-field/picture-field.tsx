import { type ChangeEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useTexts } from '#app/i18n/text.ts';
import type { Crop } from '#app/images/crop.ts';
import type { ImageShape } from '#app/images/image-shapes.ts';
import { CropField } from '../crop-field/crop-field.tsx';
import { FieldErrorText } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './picture-field.module.css';
import { pictureTexts } from './picture-field.text.ts';
import { acceptedPictures } from './picture-kinds.ts';
import type { Picture } from './use-picture.ts';

/**
 * Takes one picture: chosen as a file, photographed, or dropped. It is kept in the file
 * input alone. Where this browser can show the picture, the part that is shown can be chosen.
 */
export function PictureField({
  label,
  note,
  name = 'image',
  shape = 'square',
  picture,
  crop,
  fileName,
  error,
  onChange,
  onCrop,
}: {
  label: ReactNode;
  /** Stands behind the label, for example the advised size. */
  note?: ReactNode;
  /** Of the file input, and its id. */
  name?: string;
  shape?: ImageShape;
  picture: Picture | null;
  crop: Crop;
  fileName: string | undefined;
  error: ReactNode;
  onChange: () => void;
  onCrop: (crop: Crop) => void;
}) {
  const texts = useTexts(pictureTexts);
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
      <label htmlFor={name} className={styles.label}>
        {label} {note && <em>{note}</em>}
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
          <CropField image={picture.image} crop={crop} shape={shape} onChange={onCrop} />
        ) : (
          <Icon name="image-plus" className={styles.icon} />
        )}
        <b>{texts.drop}</b>
        <p className="hint" id={`${name}-hint`}>
          {texts.kinds}
        </p>
        <input
          ref={input}
          className={`${styles.input} visually-hidden`}
          id={name}
          name={name}
          type="file"
          accept={acceptedPictures}
          required
          aria-describedby={error ? `${name}-hint ${name}-error` : `${name}-hint`}
          aria-invalid={error ? true : undefined}
        />
        <input
          className={`${styles.camera} visually-hidden`}
          id={`${name}-camera`}
          type="file"
          accept={acceptedPictures}
          capture="environment"
          onChange={takePhoto}
        />
        <div className={styles.ways}>
          {/* In place of the browser's own controls, which speak the browser's language. */}
          <label htmlFor={name} className={`${styles.choose} ${styles.chooseFile}`}>
            {texts.choose}
          </label>
          <label htmlFor={`${name}-camera`} className={`${styles.choose} ${styles.chooseCamera}`}>
            <Icon name="camera" />
            {texts.camera}
          </label>
        </div>
        {fileName && <p className={styles.name}>{fileName}</p>}
      </div>
      {error && <FieldErrorText id={`${name}-error`}>{error}</FieldErrorText>}
    </div>
  );
}
