import { type FormEvent, useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useTexts } from '#app/i18n/text.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ModalDialog } from '#app/ui/dialog/modal-dialog.tsx';
import { TextAreaField } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { Application } from '../application.ts';
import { reasonLength } from '../case/case-bodies.ts';
import { applicationActs } from '../list/application-acts.ts';
import styles from './more-actions.module.css';
import { rowTexts } from './row.text.ts';

/** Asks why somebody who is marked as contacted waits again. What is typed stays until it has been kept. */
export function BackToWaiting({
  application: { _id, name },
  onDone,
  onCancel,
}: {
  application: Application;
  onDone: (fresh: Application) => void;
  onCancel: () => void;
}) {
  const texts = useTexts(rowTexts);
  const common = useTexts(staffTexts);
  const [reason, setReason] = useState('');
  const { isBusy, failure, send } = useAction(applicationActs, 'putBack');

  async function putBack(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const result = await send(_id, { reason });
    if (result.ok) onDone(result.data);
  }

  return (
    <ModalDialog title={fill(texts.backQuestion, { name })} onCancel={() => !isBusy && onCancel()}>
      <form className={styles.reason} onSubmit={(event) => void putBack(event)}>
        <TextAreaField
          label={texts.reason}
          hint={`${texts.reasonLength}. ${texts.backAdvice}`}
          name="reason"
          rows={2}
          required
          minLength={reasonLength.min}
          maxLength={reasonLength.max}
          placeholder={texts.reasonExample}
          value={reason}
          dir="auto"
          onChange={(event) => setReason(event.target.value)}
        />
        {failure && <FailureAlert failure={failure} />}
        <div className={styles.answers}>
          <Button tone="ghost" onClick={isBusy ? undefined : onCancel}>
            {common.cancel}
          </Button>
          <Button type="submit" busy={isBusy}>
            <Icon name="rotate-ccw" />
            {texts.back}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
