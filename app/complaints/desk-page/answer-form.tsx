import { type FormEvent, useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { useRepeatKey } from '#app/ui/api-call/use-repeat-key.ts';
import { Button } from '#app/ui/button/button.tsx';
import { SelectField, TextAreaField } from '#app/ui/field/field.tsx';
import { UnfinishedLine } from '#app/ui/unfinished/unfinished-line.tsx';
import { useUnfinished } from '#app/ui/unfinished/use-unfinished.ts';
import { complaintOutcomes, complaintStates } from '../complaint.ts';
import { outcomeTexts, stateTexts } from '../complaint.text.ts';
import { type OpenComplaint, maxLengths } from '../desk/staff-complaint.ts';
import { nextStates, wrongField } from '../desk/state-rules.ts';
import styles from './answer-form.module.css';
import { complaintActs } from './complaint-acts.ts';
import cards from './complaint-view.module.css';
import { answerTexts } from './desk.text.ts';

/** What is chosen; null where it follows from the rest. */
const untouched = { state: null, outcome: null };
const noWords = { answer: '', note: '' };

type Typed = {
  state: OpenComplaint['state'] | null;
  outcome: OpenComplaint['outcome'];
  answer: string;
  note: string;
};

/**
 * Answers, moves and notes in one. What is typed stays until it is kept, also where somebody else has changed the
 * complaint meanwhile: then it says so, and a second press saves it over that.
 */
export function AnswerForm({
  complaint,
  onSaved,
}: {
  complaint: OpenComplaint;
  onSaved: () => void;
}) {
  const texts = useTexts(answerTexts);
  const language = useLanguage();
  const { isBusy, failure, send } = useAction(complaintActs, 'change');
  const { keyOf, renew } = useRepeatKey();
  const { words, since, write, clear } = useUnfinished(`complaint ${complaint._id}`, noWords);
  const [chosen, setChosen] = useState<Pick<Typed, 'state' | 'outcome'>>(untouched);
  const typed: Typed = { ...words, ...chosen };
  const [isTried, setTried] = useState(false);
  /** What somebody else has made of it, seen here by a press that came too late. */
  const [theirs, setTheirs] = useState<OpenComplaint | null>(null);
  /** What was saved here last, until the page has loaded it. */
  const [saved, setSaved] = useState<OpenComplaint | null>(null);
  const seen = theirs ?? (saved && saved.version > complaint.version ? saved : complaint);
  const change = changeOf(seen, typed);
  const wrong = wrongField(seen, change);

  async function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isBusy || wrong) return;
    const result = await send(complaint._id, change, keyOf(typed));
    if ('theirs' in result) setTheirs(result.theirs);
    if (!result.ok) return;
    renew();
    clear();
    setChosen(untouched);
    setTried(false);
    setTheirs(null);
    setSaved(result.data);
    onSaved();
  }

  const isWrong = (field: string) =>
    (isTried && wrong?.field === field) ||
    (failure?.errors.some((error) => error.field === field) ?? false);
  return (
    <section className={cards.card} aria-labelledby="answer-heading">
      <h2 id="answer-heading">{texts.heading}</h2>
      {seen.answer && (
        <div className={styles.reads}>
          <h3>{texts.reads}</h3>
          <p dir="auto">{seen.answer}</p>
        </div>
      )}
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <UnfinishedLine since={since} onClear={clear} />
        <TextAreaField
          label={seen.answer ? texts.newAnswer : texts.answer}
          hint={texts.answerHint}
          name="answer"
          rows={5}
          maxLength={maxLengths.answer}
          dir="auto"
          value={typed.answer}
          error={isWrong('answer') && texts.answerMissing}
          onChange={(event) => write({ answer: event.target.value })}
        />
        <div className={styles.row}>
          <SelectField
            label={texts.state}
            name="state"
            value={change.state}
            error={isWrong('state') && texts.stateWrong}
            onChange={({ target }) => {
              const state = complaintStates.find((one) => one === target.value) ?? null;
              setChosen({ ...chosen, state });
            }}
          >
            {[seen.state, ...nextStates[seen.state]].map((state) => (
              <option key={state} value={state}>
                {stateTexts[state][language]}
              </option>
            ))}
          </SelectField>
          {change.state === 'closed' && (
            <SelectField
              label={texts.outcome}
              name="outcome"
              value={change.outcome ?? ''}
              error={isWrong('outcome') && texts.outcomeMissing}
              onChange={({ target }) => {
                const outcome = complaintOutcomes.find((one) => one === target.value) ?? null;
                setChosen({ ...chosen, outcome });
              }}
            >
              <option value="">{texts.choose}</option>
              {complaintOutcomes.map((outcome) => (
                <option key={outcome} value={outcome}>
                  {outcomeTexts[outcome][language]}
                </option>
              ))}
            </SelectField>
          )}
        </div>
        {change.state === 'closed' && seen.answer === '' && change.answer === '' && (
          <p className="hint">{texts.unanswered}</p>
        )}
        <TextAreaField
          label={texts.note}
          note={texts.noteNote}
          name="note"
          rows={2}
          maxLength={maxLengths.note}
          dir="auto"
          value={typed.note}
          onChange={(event) => write({ note: event.target.value })}
        />
        {theirs && (
          <Alert
            tone="danger"
            takesFocus
            sentence={fill(texts.meanwhile, { state: stateTexts[theirs.state][language] })}
          />
        )}
        {failure && failure.code !== 'changed_meanwhile' && failure.errors.length === 0 && (
          <FailureAlert failure={failure} />
        )}
        <div className={styles.answers}>
          <Button type="submit" busy={isBusy}>
            {theirs ? texts.saveAnyway : texts.save}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** An answer to what nobody has answered makes it answered, unless something else is chosen. */
function changeOf({ version, ...seen }: OpenComplaint, { answer, note, ...chosen }: Typed) {
  const isFirst = seen.state === 'received' || seen.state === 'in_work';
  const follows = isFirst && answer.trim() !== '' ? ('answered' as const) : seen.state;
  const isPossible =
    chosen.state === seen.state || (chosen.state && nextStates[seen.state].includes(chosen.state));
  const state = (isPossible && chosen.state) || follows;
  const outcome = state === 'closed' ? (chosen.outcome ?? seen.outcome) : null;
  return { version, state, outcome, answer: answer.trim(), note: note.trim() };
}
