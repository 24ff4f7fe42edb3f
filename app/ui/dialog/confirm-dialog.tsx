import type { ReactNode } from 'react';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import type { ApiResult } from '#app/http/api-client.ts';
import { Button } from '../button/button.tsx';
import styles from './confirm-dialog.module.css';
import { FailureAlert } from '../alert/failure-alert.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { ModalDialog } from './modal-dialog.tsx';
import { useApiCall } from '../api-call/use-api-call.ts';

/**
 * Asks before something is deleted. The answer that changes nothing comes first and so has the focus. A failure
 * shows inside, and another press tries again.
 */
export function ConfirmDialog<Answer>({
  question,
  children,
  confirmLabel,
  icon = 'trash-2',
  send,
  onDone,
  onCancel,
}: {
  question: ReactNode;
  /** What is to be known before the answer. */
  children?: ReactNode;
  confirmLabel: string;
  icon?: IconName;
  /** Does it; called again after a failure. */
  send: () => Promise<ApiResult<Answer>>;
  onDone: (answer: Answer) => void;
  onCancel: () => void;
}) {
  const texts = useTexts(staffTexts);
  const { isBusy, failure, call } = useApiCall();

  async function confirm() {
    const result = await call(send);
    if (result.ok) onDone(result.data);
  }

  return (
    <ModalDialog title={question} onCancel={() => !isBusy && onCancel()}>
      {children}
      {failure && <FailureAlert failure={failure} />}
      <div className={styles.answers}>
        <Button tone="ghost" onClick={isBusy ? undefined : onCancel}>
          {texts.cancel}
        </Button>
        <Button tone="dangerSolid" busy={isBusy} onClick={() => void confirm()}>
          <Icon name={icon} />
          {confirmLabel}
        </Button>
      </div>
    </ModalDialog>
  );
}
