import { useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { DayField } from '#app/ui/day-field/day-field.tsx';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { SelectField, TextField } from '#app/ui/field/field.tsx';
import type { Application } from '../application.ts';
import { maxNextStepText } from '../case/case-bodies.ts';
import { nextStepCodes, nextSteps } from '../case/stage.ts';
import { caseActs } from './case-acts.ts';
import { workTexts } from './case.text.ts';

/** Asks what is to be done next and by which day. What is typed stays until it has been kept. */
export function NextStepDialog({
  application,
  onKept,
  onCancel,
}: {
  application: Application;
  onKept: () => void;
  onCancel: () => void;
}) {
  const texts = useTexts(workTexts);
  const language = useLanguage();
  const { isBusy, failure, send } = useAction(caseActs, 'plan');
  const [today] = useState(() => todayInDhaka(new Date()));
  const isToCome = application.nextStepOn !== null && application.nextStepOn >= today;
  const [step, setStep] = useState(application.nextStep ?? 'call');
  const [on, setOn] = useState(isToCome ? (application.nextStepOn ?? '') : today);
  const [text, setText] = useState(application.nextStepText);
  /** The case as somebody else has left it; the page itself may be newer, after one's own Undo. */
  const [theirs, setTheirs] = useState(application);
  const seen = theirs.version > application.version ? theirs : application;
  const isBehind = seen.version !== application.version;

  async function keep() {
    const result = await send(seen._id, { version: seen.version, step, text, on });
    if (result.ok) onKept();
    else if ('theirs' in result) setTheirs(result.theirs);
  }

  const now = seen.nextStep === null ? texts.none : nextSteps[seen.nextStep][language];
  return (
    <FormDialog
      isWide
      title={texts.next}
      submit={texts.save}
      isBusy={isBusy}
      failure={failure?.errors.length === 0 && failure}
      meanwhile={isBehind && fill(texts.meanwhile, { value: now })}
      onSubmit={keep}
      onCancel={onCancel}
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
      <TextField
        label={texts.text}
        name="text"
        placeholder={texts.textExample}
        maxLength={maxNextStepText}
        value={text}
        dir="auto"
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  );
}
