import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { TextAreaField } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { usePutBack } from '#app/work/theirs.ts';
import type { Application } from '../application.ts';
import { reasonLength } from '../case/case-bodies.ts';
import { stages } from '../case/stage.ts';
import { applicationActs } from '../list/application-acts.ts';
import { rowTexts } from './row.text.ts';

/** Asks why somebody who is marked as contacted waits again. Where it came too late, it says how far the case is. */
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
  const language = useLanguage();
  const form = usePutBack(applicationActs, application, onDone);
  const { isBusy, failure, theirs, reason } = form;

  return (
    <FormDialog
      title={fill(texts.backQuestion, { name: application.name })}
      submit={
        <>
          <Icon name="rotate-ccw" />
          {texts.back}
        </>
      }
      isBusy={isBusy}
      failure={failure}
      sentence={
        theirs && failure?.code === 'changed_meanwhile'
          ? fill(texts.meanwhile, { stage: stages[theirs.stage][language] })
          : undefined
      }
      onSubmit={form.putBack}
      onCancel={onCancel}
    >
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
        onChange={(event) => form.setReason(event.target.value)}
      />
    </FormDialog>
  );
}
