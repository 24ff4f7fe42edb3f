import { type FormEvent, type ReactNode, useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { useRepeatKey } from '#app/ui/api-call/use-repeat-key.ts';
import { Button } from '#app/ui/button/button.tsx';
import { SelectField, TextAreaField } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Card, FoldSummary } from '#app/ui/staff-page/card.tsx';
import { UnfinishedLine } from '#app/ui/unfinished/unfinished-line.tsx';
import { useUnfinished } from '#app/ui/unfinished/use-unfinished.ts';
import { complaintOutcomes } from '../complaint.ts';
import { outcomeTexts, stateTexts } from '../complaint.text.ts';
import { type ComplaintChange, type OpenComplaint, maxLengths } from '../desk/staff-complaint.ts';
import styles from './answer-form.module.css';
import { complaintActs } from './complaint-acts.ts';
import { answerTexts } from './desk.text.ts';

/** Makes something of a complaint; `done` is what is then said. Whether it was done. */
type Change = (wish: Partial<ComplaintChange>, done: string) => Promise<boolean>;

/**
 * The answer, which sets the state by itself; folded, a note for the office and closing; and that it is looked into. What is
 * typed stays until it is kept, also where somebody else has changed the complaint meanwhile: then it says so, and a second
 * press does it all the same.
 */
export function AnswerForm({
  complaint,
  onSaved,
}: {
  complaint: OpenComplaint;
  onSaved: (sentence: string) => void;
}) {
  const texts = useTexts(answerTexts);
  const language = useLanguage();
  const { isBusy, failure, send } = useAction(complaintActs, 'change');
  const { keyOf, renew } = useRepeatKey();
  /** What somebody else has made of it, seen here by a press that came too late. */
  const [theirs, setTheirs] = useState<OpenComplaint | null>(null);
  /** What was saved here last, until the page has loaded it. */
  const [saved, setSaved] = useState<OpenComplaint | null>(null);
  const seen = theirs ?? (saved && saved.version > complaint.version ? saved : complaint);
  const { state } = seen;

  const change: Change = async (wish, done) => {
    if (isBusy) return false;
    const { version, outcome } = seen;
    const body = { version, state, outcome, answer: '', note: '', ...wish };
    const result = await send(complaint._id, body, keyOf(wish));
    if ('theirs' in result) setTheirs(result.theirs);
    if (!result.ok) return false;
    renew();
    setTheirs(null);
    setSaved(result.data);
    onSaved(done);
    return true;
  };

  return (
    <Card id="answer-card" heading={texts.heading} isStacked>
      {seen.answer && (
        <div className={styles.reads}>
          <h3>{texts.reads}</h3>
          <p dir="auto">{seen.answer}</p>
        </div>
      )}
      {theirs && (
        <Alert
          tone="danger"
          takesFocus
          sentence={fill(texts.meanwhile, { state: stateTexts[theirs.state][language] })}
        />
      )}
      {failure && failure.code !== 'changed_meanwhile' && <FailureAlert failure={failure} />}
      <Answering seen={seen} isBusy={isBusy} change={change} />
      <Noting seen={seen} isBusy={isBusy} change={change} />
      {state !== 'closed' && <Closing seen={seen} isBusy={isBusy} change={change} />}
      {state !== 'in_work' && (
        <Button
          tone="ghost"
          size="small"
          busy={isBusy}
          onClick={() => void change({ state: 'in_work', outcome: null }, texts.saved)}
        >
          {state === 'received' ? stateTexts.in_work[language] : texts.again}
        </Button>
      )}
    </Card>
  );
}

type PartProps = { seen: OpenComplaint; isBusy: boolean; change: Change };

/** An answer to what nobody has answered makes it answered; one to anything else leaves the state as it is. */
function Answering({ seen, isBusy, change }: PartProps) {
  const texts = useTexts(answerTexts);
  const [isTried, setTried] = useState(false);
  const { words, since, write, clear } = useUnfinished(`complaint ${seen._id}`, { answer: '' });
  const answer = words.answer.trim();
  const state =
    seen.state === 'received' || seen.state === 'in_work' ? ('answered' as const) : seen.state;

  async function answerIt() {
    setTried(true);
    if (!answer || !(await change({ state, answer }, texts.sent))) return;
    setTried(false);
    clear();
  }

  return (
    <Part submit={answerIt}>
      <UnfinishedLine since={since} onClear={clear} />
      <TextAreaField
        label={seen.answer ? texts.newAnswer : texts.answer}
        hint={texts.answerHint}
        name="answer"
        rows={4}
        maxLength={maxLengths.answer}
        dir="auto"
        value={words.answer}
        error={isTried && !answer && texts.answerMissing}
        onChange={(event) => write({ answer: event.target.value })}
      />
      <div className={styles.send}>
        <Button type="submit" busy={isBusy}>
          <Icon name="send" />
          {texts.send}
        </Button>
        <p>{state === seen.state ? texts.readAtOnce : texts.thenAnswered}</p>
      </div>
    </Part>
  );
}

/** Whoever complains never sees it. */
function Noting({ seen, isBusy, change }: PartProps) {
  const texts = useTexts(answerTexts);
  const { words, since, write, clear } = useUnfinished(`complaint note ${seen._id}`, { note: '' });
  const note = words.note.trim();
  return (
    <details open={since !== null || undefined}>
      <FoldSummary>
        {texts.note} <small>{texts.noteNote}</small>
      </FoldSummary>
      <Part submit={async () => void (note && (await change({ note }, texts.saved)) && clear())}>
        <UnfinishedLine since={since} onClear={clear} />
        <TextAreaField
          label={texts.note}
          name="note"
          rows={2}
          maxLength={maxLengths.note}
          dir="auto"
          value={words.note}
          onChange={(event) => write({ note: event.target.value })}
        />
        <Button type="submit" tone="ghost" size="small" busy={isBusy} disabled={!note}>
          {texts.save}
        </Button>
      </Part>
    </details>
  );
}

/** How it ended; without an answer, with what that means. */
function Closing({ seen, isBusy, change }: PartProps) {
  const texts = useTexts(answerTexts);
  const language = useLanguage();
  const [isTried, setTried] = useState(false);
  const [outcome, setOutcome] = useState<ComplaintChange['outcome']>(null);

  async function close() {
    setTried(true);
    if (outcome) await change({ state: 'closed', outcome }, texts.saved);
  }

  return (
    <details>
      <FoldSummary>
        {seen.answer ? texts.close : texts.closeUnanswered} <small>{texts.closeNote}</small>
      </FoldSummary>
      <Part submit={close}>
        {!seen.answer && <p className="hint">{texts.unanswered}</p>}
        <SelectField
          label={texts.outcome}
          name="outcome"
          value={outcome ?? ''}
          error={isTried && !outcome && texts.outcomeMissing}
          onChange={({ target }) =>
            setOutcome(complaintOutcomes.find((one) => one === target.value) ?? null)
          }
        >
          <option value="">{texts.choose}</option>
          {complaintOutcomes.map((one) => (
            <option key={one} value={one}>
              {outcomeTexts[one][language]}
            </option>
          ))}
        </SelectField>
        <Button type="submit" tone="ghost" size="small" busy={isBusy}>
          {texts.close}
        </Button>
      </Part>
    </details>
  );
}

function Part({ submit, children }: { submit: () => Promise<void>; children: ReactNode }) {
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {children}
    </form>
  );
}
