import type { ReactNode } from 'react';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import type { ApiFailure } from '#app/http/api-client.ts';
import { Button } from './button.tsx';
import styles from './confirm-dialog.module.css';
import { FailureAlert } from './failure-alert.tsx';
import { Icon, type IconName } from './icon.tsx';
import { ModalDialog } from './modal-dialog.tsx';

/**
 * Asks before something is deleted; the safe answer has the focus. A failure shows inside, where the same
 * press tries again.
 */
export function ConfirmDialog({
  question,
  children,
  confirmLabel,
  icon = 'trash-2',
  isBusy,
  failure,
  onConfirm,
  onCancel,
}: {
  question: ReactNode;
  children?: ReactNode;
  confirmLabel: string;
  icon?: IconName;
  isBusy: boolean;
  failure: ApiFailure | null;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const texts = useTexts(staffTexts);
  return (
    <ModalDialog title={question} onCancel={() => !isBusy && onCancel()}>
      {children}
      {failure && <FailureAlert failure={failure} />}
      <div className={styles.answers}>
        <Button tone="ghost" onClick={isBusy ? undefined : onCancel}>
          {texts.cancel}
        </Button>
        <Button tone="dangerSolid" busy={isBusy} onClick={onConfirm}>
          <Icon name={icon} />
          {confirmLabel}
        </Button>
      </div>
    </ModalDialog>
  );
}
