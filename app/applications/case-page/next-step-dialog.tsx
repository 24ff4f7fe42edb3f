import { useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { formatDayOfYear } from '#app/i18n/day-of-year.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import type { Language } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { weekdayOf } from '#app/i18n/weekday.ts';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { useRepeatKey } from '#app/ui/api-call/use-repeat-key.ts';
import { DayField } from '#app/ui/day-field/day-field.tsx';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { SelectField, TextField } from '#app/ui/field/field.tsx';
import { UnfinishedLine } from '#app/ui/unfinished/unfinished-line.tsx';
import { useUnfinished } from '#app/ui/unfinished/use-unfinished.ts';
import type { Application } from '../application.ts';
import { maxNextStepText } from '../case/case-bodies.ts';
import { nextStepCodes, nextSteps } from '../stage.ts';
import { type Changed, caseActs } from '../case/case-acts.ts';
import type { CaseCard } from '../case/case-card.ts';
import { clashTexts } from '../case/case.text.ts';
import { workTexts } from './case-page.text.ts';
import { Clash } from '../case/clash.tsx';

/** Asks what is to be done next and by which day. What is typed stays until it has been kept. */
export function NextStepDialog({ card, onClose }: { card: CaseCard; onClose: () => void }) {
  const { tell, changed } = card;
  const { application } = card.view;
  const texts = useTexts(workTexts);
  const clash = useTexts(clashTexts);
  const language = useLanguage();
  const planning = useAction(caseActs, 'plan');
  const noting = useAction(caseActs, 'write');
  const { keyOf } = useRepeatKey();
  const [today] = useState(() => todayInDhaka(new Date()));
  const [opened] = useState(application);
  const isToCome = application.nextStepOn !== null && application.nextStepOn >= today;
  const [step, setStep] = useState(application.nextStep ?? 'call');
  const [on, setOn] = useState(isToCome ? (application.nextStepOn ?? '') : today);
  const { words, since, write, clear } = useUnfinished(`step ${application._id}`, {
    text: application.nextStepText,
  });
  const { text } = words;
  const [theirs, setTheirs] = useState<Changed | null>(null);
  const isBusy = planning.isBusy || noting.isBusy;
  const { failure } = planning;

  const mine = wordsOf({ nextStep: step, nextStepText: text, nextStepOn: on });

  async function keep(seen: Application): Promise<void> {
    const result = await planning.send(seen._id, { version: seen.version, step, text, on });
    if (result.ok) {
      changed(result.data);
      clear();
      onClose();
      tell({ tone: 'success', sentence: fill(texts.kept, { step: nextSteps[step][language] }) });
    } else if ('theirs' in result) {
      // What they have changed is something else, or it came through before and its answer was lost.
      if ([wordsOf(opened), mine].includes(wordsOf(result.theirs))) return keep(result.theirs);
      setTheirs(result.theirs);
    }
  }

  /** Theirs stands nowhere else: a note keeps it. */
  async function keepMine(other: Changed) {
    const name = other.change.byName ?? clash.someone;
    const said = `${name}: ${wordsOf(other)}`;
    const noted = await noting.send(other._id, said, keyOf(said));
    if (noted.ok) await keep(other);
  }

  function wordsOf(plan: Pick<Application, 'nextStep' | 'nextStepText' | 'nextStepOn'>): string {
    if (plan.nextStep === null) return texts.none;
    const what = stepWords(language, plan.nextStep, plan.nextStepOn);
    return [what, plan.nextStepText && `“${plan.nextStepText}”`].filter(Boolean).join('\n');
  }

  return (
    <FormDialog
      isWide
      title={texts.next}
      submit={texts.save}
      isBusy={isBusy}
      failure={(failure?.errors.length === 0 && failure) || noting.failure}
      clash={
        theirs && (
          <Clash
            card={card}
            theirs={theirs}
            said={wordsOf(theirs)}
            mine={mine}
            isBusy={isBusy}
            onTake={() => {
              clear();
              onClose();
            }}
            onKeep={() => void keepMine(theirs)}
          />
        )
      }
      onSubmit={() => {
        // The page may have loaded theirs meanwhile, unseen.
        const isSame = wordsOf(application) === wordsOf(opened);
        return keep(isSame ? application : opened);
      }}
      onCancel={onClose}
    >
      <SelectField
        label={texts.step}
        name="step"
        value={step}
        onChange={(event) =>
          setStep(nextStepCodes.find((code) => code === event.target.value) ?? step)
        }
      >
        {nextStepCodes.map((code) => (
          <option key={code} value={code}>
            {nextSteps[code][language]}
          </option>
        ))}
      </SelectField>
      <DayField
        name="on"
        id="next-step-on"
        label={texts.on}
        required
        defaultValue={on}
        earliest={today}
        error={failure?.errors.some(({ field }) => field === 'on') && texts.dayMissing}
        onChange={setOn}
      />
      <UnfinishedLine since={since} onClear={clear} />
      <TextField
        label={texts.text}
        name="text"
        placeholder={texts.textExample}
        maxLength={maxNextStepText}
        value={text}
        dir="auto"
        onChange={(event) => write({ text: event.target.value })}
      />
    </FormDialog>
  );
}

/** What is to be done, by which day with its weekday. */
export function stepWords(
  language: Language,
  step: NonNullable<Application['nextStep']>,
  on: string | null,
): string {
  const words = nextSteps[step][language];
  return on === null
    ? words
    : `${weekdayOf(language, on)} ${formatDayOfYear(language, on, 'long')}: ${words}`;
}
