import { useState } from 'react';
import { callApi } from '#app/http/api-client.ts';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import type { Crop } from '#app/images/crop.ts';
import type { ContentShape } from '#app/images/image-shapes.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useApiCall } from '#app/ui/api-call/use-api-call.ts';
import { Button } from '#app/ui/button/button.tsx';
import { CropField } from '#app/ui/crop-field/crop-field.tsx';
import { ModalDialog } from '#app/ui/dialog/modal-dialog.tsx';
import { useLoadedImage } from '#app/ui/picture-field/use-picture.ts';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import styles from './content-picture-field.module.css';
import { contentPictureTexts } from './content-picture-field.text.ts';

/** Another part of a picture that has been uploaded before. */
export function CropDialog({
  pictureKey: key,
  shape,
  onDone,
  onCancel,
}: {
  pictureKey: string;
  shape: ContentShape;
  onDone: (address: string) => void;
  onCancel: () => void;
}) {
  const texts = useTexts(contentPictureTexts);
  const read = () => callApi('GET /api/content/pictures/:key/crop', { params: { key } });
  const [request, setRequest] = useState(read);
  const result = useLoaded(request);
  return (
    <ModalDialog title={texts.otherPart} isWide onCancel={onCancel}>
      <Loaded result={result} onRetry={() => setRequest(read())}>
        {({ focus }) => (
          <Cropping start={focus} {...{ pictureKey: key, shape, onDone, onCancel }} />
        )}
      </Loaded>
    </ModalDialog>
  );
}

function Cropping({
  pictureKey: key,
  start,
  shape,
  onDone,
  onCancel,
}: Parameters<typeof CropDialog>[0] & { start: Crop }) {
  const texts = useTexts(contentPictureTexts);
  const common = useTexts(staffTexts);
  const [crop, setCrop] = useState(start);
  const whole = useLoadedImage(`/api/content/pictures/${key}`);
  const { isBusy, failure, call } = useApiCall();

  async function cut() {
    const body = { shape, focus: crop };
    const result = await call(() =>
      callApi('POST /api/content/pictures/:key/crop', { params: { key }, body }),
    );
    if (result.ok) onDone(result.data.data.url);
  }

  return (
    <div className={styles.dialog}>
      {whole.image && (
        <CropField image={whole.image} crop={crop} shape={shape} onChange={setCrop} />
      )}
      {whole.hasFailed && (
        <Alert tone="danger" sentence={texts.stopped}>
          <Button tone="ghost" size="small" onClick={whole.retry}>
            {common.retry}
          </Button>
        </Alert>
      )}
      {!whole.image && !whole.hasFailed && <p role="status">{common.loading}</p>}
      {failure && (
        <FailureAlert
          failure={failure}
          sentence={failure.code === 'not_found' ? texts.gone : undefined}
          takesFocus
        />
      )}
      <div className={styles.answers}>
        {whole.image && (
          <Button busy={isBusy} onClick={() => void cut()}>
            {texts.usePart}
          </Button>
        )}
        <Button tone="ghost" onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
      <p role="status" className="hint">
        {isBusy && texts.cutting}
      </p>
    </div>
  );
}
