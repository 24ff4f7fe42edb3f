import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import type { ApiFailure } from '#app/platform/api-client.ts';
import { Button } from './button.tsx';
import styles from './confirm-dialog.module.css';
import { FailureAlert } from './failure-alert.tsx';
import { Icon, type IconName } from './icon.tsx';

/**
 * Asks before something is deleted. Open as long as it is rendered; the safe answer has the focus.
 * A failure shows inside, where the same press tries again.
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
  const dialog = useRef<HTMLDialogElement>(null);
  const questionId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed while it is still in the page, or the browser would not give the focus back.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={questionId}
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy) onCancel();
      }}
    >
      <h2 id={questionId}>{question}</h2>
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
    </dialog>
  );
}
