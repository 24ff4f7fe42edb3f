import { useRef } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { type ContentShape, imageShapes, largestFile } from '#app/images/image-shapes.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { ModalDialog } from '#app/ui/dialog/modal-dialog.tsx';
import { PictureField } from '#app/ui/picture-field/picture-field.tsx';
import { pictureErrors } from '#app/ui/picture-field/picture-field.text.ts';
import styles from './content-picture-field.module.css';
import { contentPictureTexts } from './content-picture-field.text.ts';
import { usePictureUpload } from './use-picture-upload.ts';

const errorTexts = { ...pictureErrors, required: contentPictureTexts.required };

/** Takes a photo, asks which part of it is shown, and uploads it. */
export function UploadDialog({
  shape,
  onDone,
  onCancel,
}: {
  shape: ContentShape;
  onDone: (address: string) => void;
  onCancel: () => void;
}) {
  const texts = useTexts(contentPictureTexts);
  const common = useTexts(staffTexts);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const upload = usePictureUpload(form, shape, onDone);
  const { error, progress, failure } = upload;
  const { width, height } = imageShapes[shape].at(-1) ?? largestFile(shape);
  const size = fill(texts.size, {
    width: formatNumber(language, width),
    height: formatNumber(language, height),
  });
  return (
    <ModalDialog title={texts.upload} isWide onCancel={onCancel}>
      <form
        ref={form}
        className={styles.dialog}
        noValidate
        onInput={upload.read}
        onSubmit={(event) => {
          event.preventDefault();
          void upload.send();
        }}
      >
        <PictureField
          label={texts.photo}
          note={size}
          name="photo"
          shape={shape}
          picture={upload.picture}
          crop={upload.crop}
          fileName={upload.file?.name}
          error={error && errorTexts[error][language]}
          onChange={upload.read}
          onCrop={upload.setCrop}
        />
        {failure && <FailureAlert failure={failure} takesFocus />}
        <div className={styles.answers}>
          <Button type="submit" busy={progress !== null}>
            {texts.use}
          </Button>
          <Button tone="ghost" onClick={onCancel}>
            {common.cancel}
          </Button>
        </div>
        {progress !== null && progress < 1 && (
          <progress value={progress} max={1} aria-label={texts.uploading} />
        )}
        <p role="status" className="hint">
          {progress !== null && (progress < 1 ? texts.uploading : texts.cutting)}
        </p>
      </form>
    </ModalDialog>
  );
}
