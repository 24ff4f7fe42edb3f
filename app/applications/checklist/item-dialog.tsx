import { useState } from 'react';
import { Link } from 'react-router';
import { hasKey } from '#app/config/typed-record.ts';
import type { ApiFailure, ApiResult } from '#app/http/api-client.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { DayField } from '#app/ui/day-field/day-field.tsx';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { TextAreaField, TextField, TickField } from '#app/ui/field/field.tsx';
import type { Notice } from '#app/ui/toast/toast.tsx';
import { type ChecklistMarkBody, maxLanguage, maxMarkNote } from './checklist-body.ts';
import styles from './checklist-card.module.css';
import { checklistTexts, markFaultTexts, markTexts } from './checklist.text.ts';
import type { ChecklistItem } from './checklist-item.ts';
import { itemWords } from './item-words.ts';
import { marksOf } from './use-marking.ts';
import { contractExplained, wrongDays } from './wrong-days.ts';

type Day =
  'seenOn' | 'copiedOn' | 'receivedOn' | 'dueBackOn' | 'returnedOn' | 'doneOn' | 'expiresOn';

/** Those of days to come as well. */
const anyDay: Day[] = ['dueBackOn', 'expiresOn'];

/**
 * All that is written of an item. What is typed stays until it is kept; where somebody else has changed the case
 * meanwhile, their marks are shown, and a second press writes these.
 */
export function ItemDialog({
  item,
  version,
  today,
  slip,
  write,
  onDone,
}: {
  item: ChecklistItem;
  /** That of the case with this item. */
  version: number;
  today: string;
  slip: string;
  write: (body: ChecklistMarkBody, detail?: Notice['detail']) => Promise<ApiResult<unknown>>;
  onDone: () => void;
}) {
  const texts = useTexts(markTexts);
  const card = useTexts(checklistTexts);
  const faults: Record<string, string> = useTexts(markFaultTexts);
  const language = useLanguage();
  const [marks, setMarks] = useState(() => marksOf(item));
  /** The version that these marks know of. The page may load the marks of somebody else at any time, unseen behind the dialog. */
  const [seen, setSeen] = useState(version);
  const [errors, setErrors] = useState<{ field: string; code: string }[]>([]);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isStep = item.kind === 'step';
  const isBehind = failure?.code === 'changed_meanwhile';
  const isLoanAsked = item.lendsOriginal || item.receivedOn !== null;

  function errorOf(field: string) {
    const code = errors.find((error) => error.field === field)?.code;
    return code === undefined ? undefined : (faults[hasKey(faults, code) ? code : 'other'] ?? '');
  }

  const dayField = (name: Day) => (
    <DayField
      name={name}
      id={`mark-${name}`}
      label={texts[name]}
      defaultValue={marks[name] ?? ''}
      {...(!anyDay.includes(name) && { latest: today })}
      error={errorOf(name)}
      onChange={(day) => setMarks((before) => ({ ...before, [name]: day || null }))}
    />
  );

  async function save() {
    const wrong = wrongDays(item.code, marks);
    setErrors(wrong);
    if (wrong.length > 0) return;
    setBusy(true);
    setFailure(null);
    const isLent = marks.receivedOn && !item.receivedOn;
    const known = isBehind ? version : seen;
    setSeen(known);
    const body = { ...marks, version: known };
    const result = await write(body, isLent && <Link to={slip}>{card.printSlip}</Link>);
    setBusy(false);
    if (result.ok) return onDone();
    setErrors(result.errors);
    if (result.errors.length === 0) setFailure(result);
  }

  return (
    <FormDialog
      isWide
      noValidate
      title={item.name[language]}
      submit={isBehind ? texts.saveToo : texts.save}
      isBusy={isBusy}
      failure={failure}
      meanwhile={isBehind && fill(texts.meanwhile, { state: itemWords(language, item, today) })}
      onSubmit={save}
      onCancel={onDone}
    >
      {isStep ? (
        dayField('doneOn')
      ) : (
        <>
          {dayField('seenOn')}
          {dayField('copiedOn')}
        </>
      )}
      {item.code === contractExplained && (
        <>
          <TextField
            label={texts.language}
            hint={texts.languageHint}
            name="language"
            dir="auto"
            maxLength={maxLanguage}
            value={marks.language}
            error={errorOf('language')}
            onChange={(event) => setMarks({ ...marks, language: event.target.value })}
          />
          <TickField
            label={texts.copyHandedOver}
            name="copyHandedOver"
            checked={marks.copyHandedOver}
            onChange={(event) => setMarks({ ...marks, copyHandedOver: event.target.checked })}
          />
        </>
      )}
      {isLoanAsked && (
        <fieldset className={styles.loan}>
          <legend>{texts.lending}</legend>
          <p className="hint">{texts.lendingAdvice}</p>
          {dayField('receivedOn')}
          {dayField('dueBackOn')}
          {dayField('returnedOn')}
        </fieldset>
      )}
      {dayField('expiresOn')}
      {item.validMonths !== null && (
        <p className="hint">
          {fill(texts.validMonths, { months: formatNumber(language, item.validMonths) })}
        </p>
      )}
      <TextAreaField
        label={texts.note}
        note={texts.optional}
        name="note"
        rows={2}
        dir="auto"
        maxLength={maxMarkNote}
        value={marks.note}
        error={errorOf('note')}
        onChange={(event) => setMarks({ ...marks, note: event.target.value })}
      />
    </FormDialog>
  );
}
