import { useState } from 'react';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { callApi } from '#app/http/api-client.ts';
import { useTexts } from '#app/i18n/text.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useApiCall } from '#app/ui/api-call/use-api-call.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './comparison.module.css';
import { compareVersionsTexts } from './history.text.ts';
import type { Revision } from './revisions.ts';

/** What can be done with an old version: putting it back, and for owners erasing its texts. */
export function RevisionActs({
  id,
  chosen,
  live,
  onRestored,
  onErased,
}: {
  id: string;
  chosen: Revision;
  live: Revision;
  /** It is the draft now. */
  onRestored: () => void;
  onErased: () => void;
}) {
  const texts = useTexts(compareVersionsTexts);
  const { account, role } = useStaffSession();
  const { isBusy, failure, call } = useApiCall();
  const [isErasing, setErasing] = useState(false);
  if (chosen === live || chosen.state === 'erased') return null;
  const params = { id, revision: chosen._id };

  async function putBack() {
    const result = await call(() =>
      callApi('POST /api/content/:id/revisions/:revision/restoration', { account, params }),
    );
    if (result.ok) onRestored();
  }

  return (
    <>
      <div className={styles.acts}>
        <Button busy={isBusy} onClick={() => void putBack()}>
          <Icon name="rotate-ccw" />
          {texts.putBack}
        </Button>
        {role === 'owner' && chosen.number !== 0 && (
          <Button tone="danger" onClick={() => setErasing(true)}>
            <Icon name="trash-2" />
            {texts.erase}
          </Button>
        )}
      </div>
      {failure && <FailureAlert failure={failure} />}
      <p className="hint">{texts.firstDraft}</p>
      {isErasing && (
        <ConfirmDialog
          question={texts.eraseQuestion}
          confirmLabel={texts.eraseNow}
          send={() =>
            callApi('DELETE /api/content/:id/revisions/:revision/value', { account, params })
          }
          onDone={() => {
            setErasing(false);
            onErased();
          }}
          onCancel={() => setErasing(false)}
        >
          <p>{texts.eraseHelp}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
