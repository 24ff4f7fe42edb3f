import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import { hasKey } from '#app/config/typed-record.ts';
import { daysLater } from '#app/i18n/dhaka-time.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { DayField } from '#app/ui/day-field/day-field.tsx';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { TextAreaField, TextField, TickField } from '#app/ui/field/field.tsx';
import type { CaseCard } from '../case/case-card.ts';
import { Clash } from '../case/clash.tsx';
import { maxLanguage, maxMarkNote } from './checklist-body.ts';
import styles from './checklist-card.module.css';
import { checklistTexts, markFaultTexts, markTexts } from './checklist.text.ts';
import type { ChecklistItem } from './checklist-item.ts';
import { isLent } from './item-state.ts';
import { itemWords } from './item-words.ts';
import { type useMarking, marksOf } from './use-marking.ts';
import { contractExplained, maxLoanDays, wrongDays } from './wrong-days.ts';

type Day =
  | 'seenOn'
  | 'copiedOn'
  | 'receivedOn'
  | 'dueBackOn'
  | 'returnedOn'
  | 'doneOn'
  | 'expiresOn';

/** Those of days to come as well. */
const anyDay: Day[] = ['dueBackOn', 'expiresOn'];

/**
 * All that is written of an item, as it was when this was opened. What is typed stays until it is kept; where somebody
 * else has marked the same one meanwhile, both stand there to choose from.
 */
export function ItemDialog({
  item,
  card,
  today,
  write,
  onDone,
}: {
  item: ChecklistItem;
  card: CaseCard;
  today: string;
  write: ReturnType<typeof useMarking>['write'];
  onDone: () => void;
}) {
  const { view } = card;
  const texts = useTexts(markTexts);
  const words = useTexts(checklistTexts);
  const faults: Record<string, string> = useTexts(markFaultTexts);
  const language = useLanguage();
  const [marks, setMarks] = useState(() => marksOf(item));
  // The latest day that is allowed is proposed with a loan, until another is typed.
  const [isDueTyped, setDueTyped] = useState(item.dueBackOn !== null);
  const lentOn = /^\d{4}-\d\d-\d\d$/.test(marks.receivedOn ?? '') ? marks.receivedOn : null;
  const proposed = lentOn && daysLater(lentOn, maxLoanDays);
  const asked = isDueTyped ? marks : { ...marks, dueBackOn: proposed };
  /** The version that these marks know of. The page may load the marks of somebody else at any time, unseen behind the dialog. */
  const [version] = useState(view.application.version);
  const [errors, setErrors] = useState<{ field: string; code: string }[]>([]);
  const [failure, setFailure] = useState<Exclude<
    Awaited<ReturnType<typeof write>>,
    { ok: true }
  > | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isStep = item.kind === 'step';
  const theirs = failure && 'theirs' in failure ? failure.theirs : null;
  const other = theirs?.checklist.find(({ code }) => code === item.code);
  const slip = `/admin/case/${view.application._id}/slip/${item.code}`;
  const contract = `/admin/case/${view.application._id}/contract`;
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
      defaultValue={asked[name] ?? ''}
      {...(!anyDay.includes(name) && { latest: today })}
      error={errorOf(name)}
      onChange={(day) => {
        if (name === 'dueBackOn') setDueTyped(true);
        setMarks((before) => ({ ...before, [name]: day || null }));
      }}
    />
  );

  async function save(over: ChecklistItem, known: number) {
    const wrong = wrongDays(item.code, asked);
    setErrors(wrong);
    if (wrong.length > 0) return;
    setBusy(true);
    setFailure(null);
    const isLent = asked.receivedOn && !over.receivedOn;
    // Explained anew, it was of the lines that stand on this page.
    const isNew = item.code === contractExplained && asked.doneOn !== item.doneOn;
    const link = isLent ? (
      <Link to={slip}>{words.printSlip}</Link>
    ) : isNew && asked.doneOn ? (
      <Link to={contract}>{words.printContract}</Link>
    ) : undefined;
    const explained = isNew ? { ...asked, lines: view.contract.lines } : asked;
    const result = await write(over, explained, known, link);
    setBusy(false);
    if (result.ok) return onDone();
    setErrors(result.errors);
    if (result.errors.length === 0) setFailure(result);
  }

  const said = (state: ChecklistItem) =>
    [itemWords(language, state, today), state.note && `“${state.note}”`].filter(Boolean).join('\n');
  const mine = said({ ...item, ...asked });
  return (
    <FormDialog
      isWide
      noValidate
      title={item.name[language]}
      submit={texts.save}
      isBusy={isBusy}
      failure={failure}
      clash={
        theirs &&
        other && (
          <Clash
            card={card}
            theirs={theirs}
            said={said(other)}
            mine={`${item.name[language]}: ${mine}`}
            isBusy={isBusy}
            onTake={onDone}
            onKeep={() => void save(other, theirs.application.version)}
          />
        )
      }
      onSubmit={() => save(item, version)}
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
          <Link to={contract}>{words.printContract}</Link>
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
          {(lentOn ?? asked.dueBackOn) !== null && (
            <Fragment key={lentOn}>{dayField('dueBackOn')}</Fragment>
          )}
          {(isLent(item) || item.returnedOn !== null) && dayField('returnedOn')}
          {isLent(item) && <Link to={slip}>{words.printSlip}</Link>}
        </fieldset>
      )}
      {item.code !== contractExplained && dayField('expiresOn')}
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
