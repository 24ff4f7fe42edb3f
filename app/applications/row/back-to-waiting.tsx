import { type FormEvent, useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ModalDialog } from '#app/ui/dialog/modal-dialog.tsx';
import { TextAreaField } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { Application } from '../application.ts';
import { reasonLength } from '../case/case-bodies.ts';
import { stages } from '../case/stage.ts';
import { applicationActs } from '../list/application-acts.ts';
import styles from './more-actions.module.css';
import { rowTexts } from './row.text.ts';

/**
 * Asks why somebody who is marked as contacted waits again. What is typed stays until it has been kept. Where somebody
 * else has changed the application meanwhile, it says how far it is, and only a second press puts it back from there.
 */
export function BackToWaiting({
  application,
  onDone,
  onCancel,
}: {
  application: Application;
  onDone: (fresh: Application) => void;
  onCancel: () => void;
}) {
  const texts = useTexts(rowTexts);
  const common = useTexts(staffTexts);
  const language = useLanguage();
  const [reason, setReason] = useState('');
  const { isBusy, failure, send } = useAction(applicationActs, 'putBack');
  /** What somebody else has made of the application meanwhile. */
  const [theirs, setTheirs] = useState<Application | null>(null);

  async function putBack(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const { _id, version } = theirs ?? application;
    const result = await send(_id, { version, reason });
    if (result.ok) onDone(result.data);
    else if ('theirs' in result) setTheirs(result.theirs);
  }

  return (
    <ModalDialog
      title={fill(texts.backQuestion, { name: application.name })}
      onCancel={() => !isBusy && onCancel()}
    >
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
        {failure && (
          <FailureAlert
            failure={failure}
            sentence={
              theirs && failure.code === 'changed_meanwhile'
                ? fill(texts.meanwhile, { stage: stages[theirs.stage][language] })
                : undefined
            }
          />
        )}
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
