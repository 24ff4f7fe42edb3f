import { type ReactNode, useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { TextAreaField } from '#app/ui/field/field.tsx';
import type { Words } from '#app/ui/unfinished/kept-words.ts';
import { UnfinishedLine } from '#app/ui/unfinished/unfinished-line.tsx';
import { useUnfinished } from '#app/ui/unfinished/use-unfinished.ts';
import type { Application } from '../application.ts';
import { caseActs } from '../case-page/case-acts.ts';
import { reasonLength } from '../case/case-bodies.ts';
import { messageSentences } from '../form/form-messages.tsx';
import type { FormMessage } from '../rules.ts';
import styles from './correct-dialog.module.css';
import { correctedAnswers } from './corrected-answers.ts';
import { type FactKey, factKeys } from './fact-body.ts';
import { FactInput } from './fact-input.tsx';
import { factTexts } from './facts.text.ts';
import { type TypedFacts, answersOf, changesOf, factOf } from './typed-facts.ts';

/** As the form has them, but for who helped, which is rarely there. */
const isHelper = (key: FactKey) => key === 'helperName' || key === 'helperPhone';
const inOrder = [...factKeys.filter((key) => !isHelper(key)), ...factKeys.filter(isHelper)];

/** What stands in a case, its passport number masked. */
function shownOf(application: Application, key: FactKey): string {
  return key === 'passport' ? application.passport : factOf(application, key);
}

/**
 * The facts of a case to be corrected, and why. Only what differs is sent. What is typed stays until it is kept, also
 * where somebody else has changed the case meanwhile: then each field says what it is now, and a second press keeps
 * one's own.
 */
export function CorrectDialog({
  application,
  onCorrected,
  onCancel,
}: {
  application: Application;
  onCorrected: () => void;
  onCancel: () => void;
}) {
  const texts = useTexts(factTexts);
  const language = useLanguage();
  const { isBusy, failure, send } = useAction(caseActs, 'correct');
  const [opened] = useState(application);
  /** The case as it was last seen here: as the page had it, or as somebody else has left it. */
  const [seen, setSeen] = useState(application);
  const { words, since, write, clear } = useUnfinished<Words>(
    `facts ${application._id}`,
    {},
    'passport',
  );
  const { reason = '', ...answered } = words;
  const typed: TypedFacts = answered;
  /** The version whose birthday the field began with, which is not told of another by its value. */
  const [birthFrom, setBirthFrom] = useState(application.version);
  /** How often the words were thrown away: the fields begin anew. */
  const [round, setRound] = useState(0);
  const [wrong, setWrong] = useState<FormMessage[] | null>(null);
  const isBehind = seen.version !== opened.version;
  const changes = changesOf(typed, seen);
  const isSame = Object.keys(changes).length === 0;
  const lacksReason = reason.trim().length < reasonLength.min;
  const errors = failure?.errors ?? [];

  async function correct() {
    const { destination: _, ...answers } = changes;
    const today = todayInDhaka(new Date());
    const { problems } = correctedAnswers(answersOf(seen), answers, today);
    setWrong(problems);
    if (isSame || lacksReason || problems.length > 0) return;
    const result = await send(seen._id, { version: seen.version, changes, reason });
    if (result.ok) {
      clear();
      onCorrected();
    } else if ('theirs' in result) {
      setSeen(result.theirs);
      if (typed.birth === undefined) setBirthFrom(result.theirs.version);
    }
  }

  function throwAway() {
    clear();
    setRound(round + 1);
  }

  function errorOf(key: FactKey): ReactNode {
    const message = wrong?.find(({ field }) => field === key);
    if (message) return messageSentences(message)[language];
    return errors.some(({ field }) => field === `changes.${key}`) && texts.wrong;
  }

  return (
    <FormDialog
      isWide
      noValidate
      title={fill(texts.title, { name: opened.name })}
      advice={
        <>
          <p>{texts.advice}</p>
          <UnfinishedLine since={since} onClear={throwAway} />
        </>
      }
      submit={isBehind ? texts.saveAnyway : texts.save}
      isBusy={isBusy}
      failure={errors.length === 0 && failure}
      meanwhile={isBehind && texts.meanwhile}
      onSubmit={correct}
      onCancel={onCancel}
    >
      <div className={styles.fields}>
        {inOrder.map((key) => (
          <FactInput
            key={key === 'birth' ? `birth ${birthFrom} ${round}` : key}
            name={key}
            application={seen}
            value={typed[key] ?? factOf(seen, key)}
            theirs={shownOf(opened, key) === shownOf(seen, key) ? null : shownOf(seen, key)}
            error={errorOf(key)}
            onChange={(text) => write({ [key]: text })}
          />
        ))}
      </div>
      <TextAreaField
        id="fact-reason"
        label={texts.reason}
        hint={texts.reasonHint}
        name="reason"
        rows={2}
        maxLength={reasonLength.max}
        value={reason}
        dir="auto"
        aria-required
        error={wrong && lacksReason && texts.reasonMissing}
        onChange={(event) => write({ reason: event.target.value })}
      />
      {wrong && isSame && <Alert tone="danger" sentence={texts.nothing} />}
    </FormDialog>
  );
}
