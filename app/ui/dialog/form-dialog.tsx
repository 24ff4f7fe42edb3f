import type { ReactNode } from 'react';
import type { ApiFailure } from '#app/http/api-client.ts';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import { FailureAlert } from '../alert/failure-alert.tsx';
import { Button } from '../button/button.tsx';
import styles from './form-dialog.module.css';
import { ModalDialog } from './modal-dialog.tsx';

/** A dialog that asks for something. What is typed stays until it is kept: a failure shows inside, and another press tries again. */
export function FormDialog({
  title,
  advice,
  isWide = false,
  noValidate = false,
  cancel,
  submit,
  tone,
  isBusy,
  failure,
  sentence,
  clash,
  onSubmit,
  onCancel,
  children,
}: {
  title: ReactNode;
  /** Stands above the form. */
  advice?: ReactNode;
  isWide?: boolean;
  /** Where the form says itself what is wrong. */
  noValidate?: boolean;
  /** What the buttons say; the first one "Cancel" where nothing is given. */
  cancel?: ReactNode;
  submit: ReactNode;
  tone?: 'dangerSolid';
  isBusy: boolean;
  /** Why it was not kept, where no field says so; `sentence` in place of the common one. */
  failure: ApiFailure | null | false | undefined;
  sentence?: string | undefined;
  /** What somebody else has made of it since, with the ways on in place of the buttons. */
  clash?: ReactNode;
  /** Not called while it is under way. */
  onSubmit: () => Promise<void>;
  onCancel: () => void;
  children: ReactNode;
}) {
  const texts = useTexts(staffTexts);
  return (
    <ModalDialog title={title} isWide={isWide} onCancel={() => !isBusy && onCancel()}>
      {advice}
      <form
        className={styles.form}
        noValidate={noValidate}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && !clash) void onSubmit();
        }}
      >
        {children}
        {clash}
        {failure && !(clash && failure.code === 'changed_meanwhile') && (
          <FailureAlert failure={failure} sentence={sentence} />
        )}
        {!clash && (
          <div className={styles.answers}>
            <Button tone="ghost" onClick={isBusy ? undefined : onCancel}>
              {cancel ?? texts.cancel}
            </Button>
            <Button type="submit" {...(tone && { tone })} busy={isBusy}>
              {submit}
            </Button>
          </div>
        )}
      </form>
    </ModalDialog>
  );
}
