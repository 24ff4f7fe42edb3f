import { useState } from 'react';
import type { CloseReason, Stage } from '#app/database/tables/case-tables.ts';
import { keysOf } from '#app/config/typed-record.ts';
import type { FieldError } from '#app/http/field-errors.ts';
import { fill } from '#app/i18n/fill.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { DayField } from '#app/ui/day-field/day-field.tsx';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { SelectField, TextAreaField } from '#app/ui/field/field.tsx';
import { UnfinishedLine } from '#app/ui/unfinished/unfinished-line.tsx';
import { useUnfinished } from '#app/ui/unfinished/use-unfinished.ts';
import type { Application } from '../application.ts';
import { reasonLength } from '../case/case-bodies.ts';
import { type MoveFacts, closeReasons, reasonsNeeded, stageCodes, stages } from '../stage.ts';
import { type Changed, caseActs } from '../case/case-acts.ts';
import type { CaseCard } from '../case/case-card.ts';
import { stageTexts } from './stage.text.ts';
import { Clash } from '../case/clash.tsx';
import styles from './stage-card.module.css';
import type { CaseView } from '../case-page/case-view.ts';

/**
 * Asks to which stage, since which day and, where it matters, why. What is typed stays until the case has moved; where
 * somebody else has moved it meanwhile, both stand there to choose from.
 */
export function MoveDialog({
  card,
  first,
  faster,
  onMoved,
  onClose,
}: {
  card: CaseCard;
  /** The stage that is chosen to begin with. */
  first: Stage | '';
  /** Somebody else who has just moved it. */
  faster: Changed | null;
  onMoved: (fresh: Application) => void;
  onClose: () => void;
}) {
  const { view } = card;
  const texts = useTexts(stageTexts);
  const language = useLanguage();
  const { isBusy, failure, send } = useAction(caseActs, 'move');
  const [today] = useState(() => todayInDhaka(new Date()));
  const [to, setTo] = useState(first);
  const [on, setOn] = useState(today);
  const { words, since, write, clear } = useUnfinished(`move ${view.application._id}`, {
    reason: '',
  });
  const { reason } = words;
  const [closeReason, setCloseReason] = useState<CloseReason | ''>('');
  const [theirs, setTheirs] = useState(faster);
  const [opened] = useState(view.application);
  // A move that the page has loaded behind the open dialog was not seen: what was there when it opened is what is moved.
  const isSame = view.application.stage === opened.stage;
  const seen = theirs ?? (isSame ? view.application : opened);
  const [isTried, setTried] = useState(false);
  const needs = to === '' ? [] : reasonsNeeded(seen.stage, to, factsOf(view));
  const lacksReason = needs.length > 0 && reason.trim().length < reasonLength.min;
  const lacksClose = to === 'closed' && closeReason === '';
  const errors = failure?.errors ?? [];

  async function move(from: Application): Promise<void> {
    setTried(true);
    if (to === '' || lacksReason || lacksClose) return;
    const result = await send(from._id, {
      ...{ version: from.version, to, on, reason: needs.length > 0 ? reason : '' },
      closeReason: to === 'closed' && closeReason !== '' ? closeReason : null,
    });
    if (result.ok) {
      clear();
      onMoved(result.data);
    } else if ('theirs' in result) {
      // What they have changed is something else, or it came through before and its answer was lost.
      if ([opened.stage, to].includes(result.theirs.stage)) return move(result.theirs);
      setTheirs(result.theirs);
    }
  }

  const said = (stage: Stage) => `${texts.heading}: ${stages[stage][language]}`;
  const mine = to === '' ? '' : [said(to), reason && `“${reason}”`].filter(Boolean).join('\n');

  return (
    <FormDialog
      isWide
      noValidate
      title={fill(texts.moveTitle, { name: seen.name })}
      submit={texts.save}
      isBusy={isBusy}
      failure={errors.length === 0 && failure}
      clash={
        theirs && (
          <Clash
            {...{ card, theirs }}
            said={said(theirs.stage)}
            mine={mine}
            isBusy={isBusy}
            onTake={() => {
              clear();
              onClose();
            }}
            onKeep={() => void move(theirs)}
          />
        )
      }
      onSubmit={() => move(seen)}
      onCancel={onClose}
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
              {stages[code][language]}
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
        <>
          <ul className={styles.why}>
            {needs.map((need) => (
              <li key={need}>{texts[need]}</li>
            ))}
          </ul>
          <UnfinishedLine since={since} onClear={clear} />
          <TextAreaField
            label={texts.reason}
            hint={texts.reasonHint}
            name="reason"
            rows={2}
            maxLength={reasonLength.max}
            value={reason}
            dir="auto"
            aria-required
            error={
              (isTried && lacksReason) || isWrong(errors, 'reason')
                ? texts.reasonMissing
                : undefined
            }
            onChange={(event) => write({ reason: event.target.value })}
          />
        </>
      )}
    </FormDialog>
  );
}

function isWrong(errors: FieldError[], field: string): boolean {
  return errors.some((error) => error.field === field);
}

/** What decides, beside the stages, whether a move needs a reason; the server asks its tables the same. */
export function factsOf({ moves, checklist }: Pick<CaseView, 'moves' | 'checklist'>): MoveFacts {
  const isDone = (item: string) =>
    checklist.some(({ code, doneOn }) => code === item && doneOn !== null);
  return {
    wasGranted: moves.some(({ from, to }) => from === 'granted' || to === 'granted'),
    hasClearance: isDone('clearance'),
    isContractExplained: isDone('contract_explained'),
  };
}
