import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { TextAreaField } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { RecordDesk, WorkedOn } from './record-desk.ts';
import { recordTexts } from './record.text.ts';
import { usePutBack } from './theirs.ts';

/** Asks why somebody who is marked waits again. Where it came too late, it says what somebody else has made of it. */
export function PutBack<Row extends WorkedOn>({
  desk,
  record,
  onDone,
  onCancel,
}: {
  desk: RecordDesk<Row>;
  record: Row;
  onDone: (fresh: Row) => void;
  onCancel: () => void;
}) {
  const words = useTexts(desk.texts);
  const { back } = useTexts(recordTexts);
  const language = useLanguage();
  const { isBusy, failure, theirs, reason, setReason, putBack } = usePutBack(
    desk.acts,
    record,
    onDone,
  );

  return (
    <FormDialog
      title={fill(words.backQuestion, { name: record.name })}
      submit={
        <>
          <Icon name="rotate-ccw" />
          {back}
        </>
      }
      isBusy={isBusy}
      failure={failure}
      sentence={
        theirs && failure?.code === 'changed_meanwhile'
          ? desk.meanwhile(theirs, language)
          : undefined
      }
      onSubmit={putBack}
      onCancel={onCancel}
    >
      <TextAreaField
        label={words.reason}
        hint={words.backHint}
        name="reason"
        rows={2}
        required
        minLength={desk.reasonLength.min}
        maxLength={desk.reasonLength.max}
        placeholder={words.reasonExample}
        value={reason}
        dir="auto"
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
