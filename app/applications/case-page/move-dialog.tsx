import { type ReactNode, useState } from 'react';
import type { CloseReason, Stage } from '#app/database/tables/case-tables.ts';
import { keysOf } from '#app/config/typed-record.ts';
import type { FieldError } from '#app/http/field-errors.ts';
import { fill } from '#app/i18n/fill.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { otherLanguage } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { DayField } from '#app/ui/day-field/day-field.tsx';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { SelectField, TextAreaField } from '#app/ui/field/field.tsx';
import type { Application } from '../application.ts';
import { reasonLength } from '../case/case-bodies.ts';
import type { CaseView } from '../case/case-view.ts';
import { closeReasons, reasonsNeeded, stageCodes, stages } from '../case/stage.ts';
import { caseActs } from './case-acts.ts';
import { stageTexts } from './case.text.ts';
import { factsOf } from './move-facts.ts';
import styles from './stage-card.module.css';

/**
 * Asks to which stage, since which day and, where it matters, why. What is typed stays until the case has moved, also
 * where somebody else has changed it meanwhile: then it says so, and a second press moves it from there.
 */
export function MoveDialog({
  view,
  first,
  onMoved,
  onCancel,
  children,
}: {
  view: CaseView;
  /** The stage that is chosen to begin with. */
  first: Stage | '';
  onMoved: (fresh: Application) => void;
  onCancel: () => void;
  /** What the button says that closes it. */
  children: ReactNode;
}) {
  const texts = useTexts(stageTexts);
  const language = useLanguage();
  const other = otherLanguage(language);
  const { isBusy, failure, send } = useAction(caseActs, 'move');
  const [today] = useState(() => todayInDhaka(new Date()));
  const [to, setTo] = useState(first);
  const [on, setOn] = useState(today);
  const [reason, setReason] = useState('');
  const [closeReason, setCloseReason] = useState<CloseReason | ''>('');
  /** The case as somebody else has left it; the page itself may be newer, after one's own Undo. */
  const [theirs, setTheirs] = useState(view.application);
  const seen = theirs.version > view.application.version ? theirs : view.application;
  const [isTried, setTried] = useState(false);
  const isBehind = seen.version !== view.application.version;
  const needs = to === '' ? [] : reasonsNeeded(seen.stage, to, factsOf(view));
  const lacksReason = needs.length > 0 && reason.trim().length < reasonLength.min;
  const lacksClose = to === 'closed' && closeReason === '';
  const errors = failure?.errors ?? [];

  async function move() {
    setTried(true);
    if (to === '' || lacksReason || lacksClose) return;
    const result = await send(seen._id, {
      ...{ version: seen.version, to, on, reason },
      closeReason: to === 'closed' && closeReason !== '' ? closeReason : null,
    });
    if (result.ok) onMoved(result.data);
    else if ('theirs' in result) setTheirs(result.theirs);
  }

  return (
    <FormDialog
      isWide
      noValidate
      title={fill(texts.moveTitle, { name: seen.name })}
      cancel={children}
      submit={isBehind ? texts.saveAnyway : texts.save}
      isBusy={isBusy}
      failure={errors.length === 0 && failure}
      meanwhile={isBehind && fill(texts.meanwhile, { stage: stages[seen.stage][language] })}
      onSubmit={move}
      onCancel={onCancel}
    >
      <SelectField
        label={texts.to}
        name="to"
        value={to}
        error={isTried && to === '' ? texts.choose : undefined}
        onChange={(event) => setTo(stageCodes.find((code) => code === event.target.value) ?? '')}
      >
        <option value="">{texts.choose}</option>
        {stageCodes
          .filter((code) => code !== seen.stage)
          .map((code) => (
            <option key={code} value={code}>
              {stages[code][language]} / {stages[code][other]}
            </option>
          ))}
      </SelectField>
      <DayField
        name="on"
        label={texts.on}
        defaultValue={today}
        earliest={todayInDhaka(new Date(seen.createdAt))}
        latest={today}
        error={isWrong(errors, 'on') && texts.wrongDay}
        onChange={setOn}
      />
      {to === 'closed' && (
        <SelectField
          label={texts.closeReason}
          name="closeReason"
          value={closeReason}
          error={isTried && lacksClose ? texts.closeReasonMissing : undefined}
          onChange={(event) =>
            setCloseReason(keysOf(closeReasons).find((code) => code === event.target.value) ?? '')
          }
        >
          <option value="">{texts.choose}</option>
          {keysOf(closeReasons).map((code) => (
            <option key={code} value={code}>
              {closeReasons[code][language]}
            </option>
          ))}
        </SelectField>
      )}
      {needs.length > 0 && (
        <ul className={styles.why}>
          {needs.map((need) => (
            <li key={need}>{texts[need]}</li>
          ))}
        </ul>
      )}
      <TextAreaField
        label={texts.reason}
        hint={texts.reasonHint}
        name="reason"
        rows={2}
        maxLength={reasonLength.max}
        value={reason}
        dir="auto"
        aria-required={needs.length > 0}
        error={
          (isTried && lacksReason) || isWrong(errors, 'reason') ? texts.reasonMissing : undefined
        }
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}

function isWrong(errors: FieldError[], field: string): boolean {
  return errors.some((error) => error.field === field);
}
