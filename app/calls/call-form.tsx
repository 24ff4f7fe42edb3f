import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '#app/i18n/text.ts';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import type { ApiFailure, ApiResult } from '#app/http/api-client.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { DayField } from '#app/ui/day-field/day-field.tsx';
import { TickField } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { useRepeatKey } from '#app/ui/api-call/use-repeat-key.ts';
import {
  type CallNote,
  type CallOutcome,
  leadsToAnotherCall,
  maxNoteLength,
} from './call-outcome.ts';
import styles from './call-form.module.css';
import { callTexts } from './calls.text.ts';
import type { CalledRecord } from './kept-call.ts';
import { OutcomeChips } from './outcome-chips.tsx';

/** Those of a page's actions that note a call. Where somebody else was faster, `theirs` is what the record is now. */
export type CallActions<Row extends CalledRecord> = {
  /** A repeat with the same key notes nothing twice. */
  note: (
    id: string,
    call: CallNote,
    key: string,
  ) => Promise<ApiResult<Row> | (ApiFailure & { theirs: Row })>;
};

/**
 * A new call about a record: how it went, a note, the day to call again. What is typed stays until it is saved. When
 * somebody else has changed the record meanwhile, their note is shown, and a second press saves this one as well.
 */
export function CallForm<Row extends CalledRecord>({
  record,
  actions,
  offer,
  onKept,
  onCancel,
}: {
  record: Row;
  actions: CallActions<Row>;
  /** What to offer in the same press once somebody was reached: "Mark as contacted". Ticked at first. */
  offer?: string | undefined;
  onKept?: (fresh: Row, isOfferTaken: boolean) => void;
  /** In a dialog: leaves it without a call. */
  onCancel?: () => void;
}) {
  const texts = useTexts(callTexts);
  const common = useTexts(staffTexts);
  const { isBusy, result, failure, send } = useAction(actions, 'note');
  const { keyOf, renew } = useRepeatKey();
  const [outcome, setOutcome] = useState<CallOutcome | null>(null);
  const [note, setNote] = useState('');
  const [followUpOn, setFollowUpOn] = useState('');
  const [isOfferTaken, setOfferTaken] = useState(true);
  /** How many calls were kept here: the field for the day begins anew with each. */
  const [kept, setKept] = useState(0);
  const dayId = useId();
  const [today] = useState(() => todayInDhaka(new Date()));
  const [theirs, setTheirs] = useState<Row | null>(null);
  /** The record whose last call is known here: a later one must be seen first. */
  const [seen, setSeen] = useState(record);
  if (record.version > seen.version && hasSameCall(record, seen)) setSeen(record);
  const isToFollow = leadsToAnotherCall(outcome);
  const isOffered = offer !== undefined && outcome === 'reached';

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const day = isToFollow && followUpOn ? followUpOn : null;
    const call = { outcome, note, followUpOn: day };
    const saved = await send(record._id, { version: seen.version, ...call }, keyOf(call));
    if (saved.ok) {
      renew();
      setTheirs(null);
      setSeen(saved.data);
      setKept(kept + 1);
      setOutcome(null);
      setNote('');
      setFollowUpOn('');
      onKept?.(saved.data, isOffered && isOfferTaken);
    } else if ('theirs' in saved) {
      setTheirs(saved.theirs);
      setSeen(saved.theirs);
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      {/* A note alone would have somebody forgotten who is still to be called again. */}
      <OutcomeChips chosen={outcome} onChoose={setOutcome} isRequired={seen.followUpOn !== null} />
      {/* Hidden instead of gone: a day that was typed comes back with the outcome. */}
      <div className={styles.day} hidden={!isToFollow}>
        <DayField
          key={kept}
          name="followUpOn"
          id={dayId}
          label={texts.followUpOn}
          earliest={today}
          required={outcome === 'call_later'}
          disabled={!isToFollow}
          onChange={setFollowUpOn}
        />
      </div>
      <label className={styles.field}>
        <span>{texts.note}</span>
        <textarea
          rows={2}
          maxLength={maxNoteLength}
          placeholder={texts.noteExample}
          value={note}
          required={outcome === null}
          dir="auto"
          onChange={(event) => setNote(event.target.value)}
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
        {/* In a dialog it is the main act; on a card one of many. */}
        <Button type="submit" {...(!onCancel && onCard)} busy={isBusy}>
          <Icon name="check" />
          {theirs ? texts.saveToo : texts.save}
        </Button>
        {onCancel && (
          <Button tone="ghost" onClick={isBusy ? undefined : onCancel}>
            {common.cancel}
          </Button>
        )}
        <span role="status">{result?.ok && texts.saved}</span>
      </div>
    </form>
  );
}

const onCard = { size: 'small', tone: 'ghost' } as const;

/** What somebody else has noted meanwhile. */
function Theirs({ outcome, note }: CalledRecord) {
  const texts = useTexts(callTexts);
  const outcomes: Record<string, string> = texts;
  return (
    <Alert tone="danger" sentence={texts.changed} takesFocus>
      <p>
        {outcome && <b>{outcomes[outcome]} </b>}
        <bdi>{note}</bdi>
      </p>
    </Alert>
  );
}

/** Whether two versions of a record differ only in something else, for example the mark. */
function hasSameCall(a: CalledRecord, b: CalledRecord): boolean {
  return a.outcome === b.outcome && a.note === b.note && a.followUpOn === b.followUpOn;
}
