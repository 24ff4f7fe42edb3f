import { type FormEvent, useState, useId } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { personOf } from '#app/i18n/log.text.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import type { ApiFailure, ApiResult } from '#app/http/api-client.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { TickField } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { useRepeatKey } from '#app/ui/api-call/use-repeat-key.ts';
import { UnfinishedLine } from '#app/ui/unfinished/unfinished-line.tsx';
import { useUnfinished } from '#app/ui/unfinished/use-unfinished.ts';
import {
  type CallNote,
  type CallOutcome,
  type CalledRecord,
  type KeptCall,
  leadsToAnotherCall,
  maxNoteLength,
  callOutcomes,
} from './call.ts';
import styles from './call-form.module.css';
import { callTexts } from './calls.text.ts';
import { FollowUpDays } from './follow-up-days.tsx';
import { offeredDays } from './follow-up.ts';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import chips from './chips.module.css';

/** Those of a page's actions that note a call. Where somebody else was faster, `theirs` is what the record is now. */
export type CallActions<Row extends CalledRecord> = {
  /** A repeat with the same key notes nothing twice. */
  note: (
    id: string,
    call: CallNote,
    key: string,
  ) => Promise<ApiResult<Row> | (ApiFailure & { theirs: Row })>;
  calls: (id: string) => Promise<ApiResult<KeptCall[]>>;
};

/**
 * A new call about a record: how it went, a note, the day to call again. What is typed stays until it is saved. When
 * somebody else has changed the record meanwhile, their note is shown, and a second press saves this one as well.
 */
export function CallForm<Row extends CalledRecord>({
  record,
  actions,
  offer,
  next,
  onKept,
  onCancel,
}: {
  record: Row;
  actions: CallActions<Row>;
  /** What to offer in the same press once somebody was reached: "Mark as contacted". Ticked at first. */
  offer?: string | undefined;
  /** Who is called after this one. */
  next?: string | undefined;
  onKept?: (fresh: Row, isOfferTaken: boolean) => void;
  /** In a dialog: leaves it without a call. */
  onCancel?: () => void;
}) {
  const texts = useTexts(callTexts);
  const common = useTexts(staffTexts);
  const { isBusy, result, failure, send } = useAction(actions, 'note');
  const { keyOf, renew } = useRepeatKey();
  const [outcome, setOutcome] = useState<CallOutcome | null>(null);
  const { words, since, write, clear } = useUnfinished(`call ${record._id}`, { note: '' });
  const { note } = words;
  const [followUpOn, setFollowUpOn] = useState('');
  const [isOfferTaken, setOfferTaken] = useState(true);
  const [isTried, setTried] = useState(false);
  /** How many calls were kept here: the days begin anew with each. */
  const [kept, setKept] = useState(0);
  const [today] = useState(() => todayInDhaka(new Date()));
  const [theirs, setTheirs] = useState<{ row: Row; call: KeptCall | undefined } | null>(null);
  /** The record whose last call is known here: a later one must be seen first. */
  const [seen, setSeen] = useState(record);
  if (record.version > seen.version && hasSameCall(record, seen)) setSeen(record);
  const isToFollow = leadsToAnotherCall(outcome);
  const isOffered = offer !== undefined && outcome === 'reached';
  // A note alone would have somebody forgotten who is still to be called again.
  const isReady = outcome !== null || (note.trim() !== '' && seen.followUpOn === null);
  const lacksDay = outcome === 'call_later' && followUpOn === '';
  // The field says what is wrong with it.
  const isNoDay = isToFollow && followUpOn !== '' && !(isDay(followUpOn) && followUpOn >= today);

  function choose(chosen: CallOutcome | null) {
    setOutcome(chosen);
    setTried(false);
    // Nobody answered: most try again the next day.
    if (chosen === 'no_answer' && followUpOn === '') setFollowUpOn(offeredDays(today)[0]!.day);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isBusy || !isReady || lacksDay || isNoDay) return;
    const day = isToFollow && followUpOn ? followUpOn : null;
    await keep({ outcome, note, followUpOn: day }, seen);
  }

  async function keep(call: Omit<CallNote, 'version'>, known: Row): Promise<void> {
    const saved = await send(record._id, { version: known.version, ...call }, keyOf(call));
    if (saved.ok) {
      renew();
      setTheirs(null);
      setSeen(saved.data);
      setKept(kept + 1);
      setOutcome(null);
      clear();
      setFollowUpOn('');
      setTried(false);
      onKept?.(saved.data, isOffered && isOfferTaken);
    } else if ('theirs' in saved) {
      const row = saved.theirs;
      // They have changed something else, for example its stage: no call of theirs is to be seen first.
      if (hasSameCall(row, known)) return keep(call, row);
      const calls = await actions.calls(record._id);
      const last = calls.ok ? calls.data.find((one) => one.note === row.note) : undefined;
      setTheirs({ row, call: last });
      setSeen(row);
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <OutcomeChips chosen={outcome} onChoose={choose} />
      {/* Hidden instead of gone: a day that was typed comes back with the outcome. */}
      <div hidden={!isToFollow}>
        <FollowUpDays
          key={kept}
          today={today}
          chosen={followUpOn}
          error={isTried && lacksDay ? texts.invalid : undefined}
          onChoose={setFollowUpOn}
        />
      </div>
      <UnfinishedLine since={since} onClear={clear} />
      <label className={styles.field}>
        <span>{texts.note}</span>
        <textarea
          className="control"
          rows={2}
          maxLength={maxNoteLength}
          placeholder={texts.noteExample}
          value={note}
          dir="auto"
          data-unfinished={since ? '' : undefined}
          onChange={(event) => write({ note: event.target.value })}
        />
      </label>
      {isOffered && (
        <TickField
          label={offer}
          checked={isOfferTaken}
          onChange={(event) => setOfferTaken(event.target.checked)}
        />
      )}
      {theirs && <Theirs {...theirs} />}
      {failure && failure.code !== 'changed_meanwhile' && (
        <FailureAlert
          failure={failure}
          sentence={failure.status === 422 ? texts.invalid : undefined}
        />
      )}
      <div className={styles.save}>
        <Button type="submit" aria-disabled={!isReady} busy={isBusy}>
          <Icon name="check" />
          {theirs ? texts.saveToo : texts.save}
        </Button>
        {onCancel && (
          <Button tone="ghost" onClick={isBusy ? undefined : onCancel}>
            {common.cancel}
          </Button>
        )}
        <span role="status">{result?.ok && !isReady && texts.saved}</span>
        {!isReady && (isTried || note !== '') && (
          <span className={styles.next} role="status">
            {texts.outcomeMissing}
          </span>
        )}
        {isReady && next && (
          <span className={styles.next}>{fill(texts.thenNext, { name: next })}</span>
        )}
      </div>
    </form>
  );
}

/** What somebody else has noted meanwhile, who that was, and when. */
function Theirs({ row, call }: { row: CalledRecord; call: KeptCall | undefined }) {
  const texts = useTexts(callTexts);
  const language = useLanguage();
  const outcomes: Record<string, string> = texts;
  return (
    <Alert tone="danger" sentence={texts.changed} takesFocus>
      <p>
        {row.outcome && <b>{outcomes[row.outcome]} </b>}
        <bdi>{row.note}</bdi>
      </p>
      {call?.by && (
        <p className="hint">
          <bdi>{personOf(call.by.email, call.by.name)}</bdi>,{' '}
          <time dateTime={call.at}>{formatMoment(language, call.at)}</time>
        </p>
      )}
    </Alert>
  );
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** Whether two versions of a record differ only in something else, for example the mark. */
function hasSameCall(a: CalledRecord, b: CalledRecord): boolean {
  return a.outcome === b.outcome && a.note === b.note && a.followUpOn === b.followUpOn;
}

const outcomeIcons: Record<CallOutcome, IconName> = {
  reached: 'phone-call',
  no_answer: 'phone-missed',
  call_later: 'alarm-clock',
  wrong_number: 'phone-off',
  not_interested: 'circle-slash',
};

/**
 * How a call went, in one tap: radio buttons that look like chips. A second tap on the chosen one takes it back,
 * because a note alone has no outcome.
 */
function OutcomeChips({
  chosen,
  onChoose,
}: {
  chosen: CallOutcome | null;
  onChoose: (outcome: CallOutcome | null) => void;
}) {
  const texts = useTexts(callTexts);
  const name = useId();
  return (
    <fieldset className={chips.outcomes}>
      <legend>{texts.outcome}</legend>
      <div className={chips.chips}>
        {callOutcomes.map((outcome) => (
          <label key={outcome} className={chips.chip}>
            <input
              type="radio"
              name={name}
              value={outcome}
              checked={chosen === outcome}
              onChange={() => onChoose(outcome)}
              onClick={() => chosen === outcome && onChoose(null)}
            />
            <span>
              <Icon name={outcomeIcons[outcome]} />
              {texts[outcome]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
