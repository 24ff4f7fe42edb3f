import { type ReactNode, useId, useState } from 'react';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import { contentImage } from '#app/images/content-image.ts';
import type { ContentShape } from '#app/images/image-shapes.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ContentPicture } from '#app/ui/content-picture/content-picture.tsx';
import { FieldErrorText } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './content-picture-field.module.css';
import { contentPictureTexts } from './content-picture-field.text.ts';
import { CropDialog } from './crop-dialog.tsx';
import { DrawingChoice } from './drawing-choice.tsx';
import { UploadDialog } from './upload-dialog.tsx';

/**
 * A picture of the content: one of the shipped drawings, or an uploaded photo in the shape of its place. Its value is its
 * address, empty where there is none. What it shows in words is a field of its own.
 */
export function ContentPictureField({
  label,
  hint,
  error,
  value,
  shape,
  drawings,
  isOptional = false,
  onChange,
}: {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  value: string;
  shape: ContentShape;
  /** The addresses of the shipped drawings that suit the place. */
  drawings: readonly string[];
  /** Whether there may be none. */
  isOptional?: boolean;
  /** `isSamePhoto` where another part of the picture that was there is shown. */
  onChange: (address: string, isSamePhoto: boolean) => void;
}) {
  const texts = useTexts(contentPictureTexts);
  const common = useTexts(staffTexts);
  const id = useId();
  const [open, setOpen] = useState<'upload' | 'crop' | null>(null);
  /** What was there before the last change, which one press brings back. */
  const [before, setBefore] = useState<string | null>(null);
  const uploaded = contentImage(value);
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');

  function change(address: string, isSamePhoto = false) {
    setOpen(null);
    if (address === value) return;
    setBefore(value);
    onChange(address, isSamePhoto);
  }

  return (
    <fieldset className={styles.field} aria-describedby={descriptions || undefined} data-field>
      <legend>{label}</legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.columns}>
        <div className={`${styles.now} ${styles[shape]}`}>
          {value ? <ContentPicture src={value} sizes="220px" alt={texts.now} /> : texts.none}
        </div>
        <div className={styles.ways}>
          <Button tone="tint" size="small" onClick={() => setOpen('upload')}>
            <Icon name="image-plus" />
            {texts.upload}
          </Button>
          {uploaded && (
            <Button tone="ghost" size="small" onClick={() => setOpen('crop')}>
              {texts.otherPart}
            </Button>
          )}
          {isOptional && value && (
            <Button tone="ghost" size="small" onClick={() => change('')}>
              {texts.without}
            </Button>
          )}
          <DrawingChoice {...{ value, shape, drawings }} onChange={change} />
        </div>
      </div>
      {error && <FieldErrorText id={`${id}-error`}>{error}</FieldErrorText>}
      <div role="status" className={styles.changed}>
        {before !== null && (
          <>
            {texts.changed}
            <Button
              tone="ghost"
              size="small"
              onClick={() => {
                setBefore(null);
                onChange(before, false);
              }}
            >
              {common.undo}
            </Button>
          </>
        )}
      </div>
      {open === 'upload' && (
        <UploadDialog shape={shape} onDone={change} onCancel={() => setOpen(null)} />
      )}
      {open === 'crop' && uploaded && (
        <CropDialog
          pictureKey={uploaded.key}
          shape={shape}
          onDone={(address) => change(address, true)}
          onCancel={() => setOpen(null)}
        />
      )}
    </fieldset>
  );
}
