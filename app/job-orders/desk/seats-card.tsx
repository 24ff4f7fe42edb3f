import { useState } from 'react';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { toAsciiDigits } from '#app/normalise/digits.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { Card } from '#app/ui/staff-page/card.tsx';
import type { Notice } from '#app/ui/toast/toast.tsx';
import type { JobOrder } from '../job-order.ts';
import { jobTexts, publishTexts } from './desk.text.ts';
import { jobActs } from './job-acts.ts';
import styles from './job-page.module.css';

/** How many seats of an open order visitors see; what the cases propose; and its end. */
export function SeatsCard({
  order,
  setNotice,
}: {
  order: JobOrder;
  setNotice: (notice: Notice) => void;
}) {
  const texts = useTexts(publishTexts);
  const { save } = useTexts(jobTexts);
  const language = useLanguage();
  const isOwner = useStaffSession().role === 'owner';
  const confirming = useAction(jobActs, 'confirmSeats');
  const ending = useAction(jobActs, 'end');
  const [typed, setTyped] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  /** How it is about to end. */
  const [asked, setAsked] = useState<'filled' | 'by_hand' | null>(null);
  /** What somebody else has made of it, seen by a press that came too late; a second one does it. */
  const [theirs, setTheirs] = useState<JobOrder | null>(null);
  const seen = theirs && theirs.version > order.version ? theirs : order;
  const { _id, granted, version } = seen;
  const seats = seen.seats ?? 0;
  const left = seen.seatsLeft ?? seats;
  const proposed = Math.min(left, Math.max(0, seats - granted));
  const number = (count: number) => formatNumber(language, count);
  const written = toAsciiDigits(typed ?? String(proposed)).trim();
  const count = /^\d{1,6}$/.test(written) && Number(written) <= seats ? Number(written) : null;

  async function confirm() {
    setTried(true);
    if (count === null) return;
    if (count === 0) return setAsked('filled');
    const result = await keep(count, version);
    if (!result) return;
    setTyped(null);
    const undo = () => void keep(left, result.version);
    setNotice({ ...said(count), undo });
  }

  /** The order as it is then; null where they are not kept. */
  async function keep(seatsLeft: number, of: number): Promise<JobOrder | null> {
    const result = await confirming.send(_id, { version: of, seatsLeft });
    if ('theirs' in result) setTheirs(result.theirs);
    if (!result.ok) return null;
    setNotice(said(seatsLeft));
    return result.data;
  }

  function said(count: number): Notice {
    return { tone: 'success', sentence: fill(texts.seatsSaved, { count: number(count) }) };
  }

  return (
    <Card id="seats-card" heading={texts.seats} isStacked>
      <p>{fill(texts.seatsHint, { left: number(left), seats: number(seats) })}</p>
      <form
        noValidate
        className={styles.seats}
        onSubmit={(event) => {
          event.preventDefault();
          if (!confirming.isBusy) void confirm();
        }}
      >
        <TextField
          name="seatsLeft"
          label={texts.seatsLeft}
          hint={
            granted > 0 &&
            fill(texts.proposed, { granted: number(granted), count: number(proposed) })
          }
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={typed ?? String(proposed)}
          error={isTried && count === null && fill(texts.wrongSeats, { seats: number(seats) })}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" busy={confirming.isBusy}>
          {save}
        </Button>
      </form>
      {confirming.failure && <FailureAlert failure={confirming.failure} />}
      <p className={styles.acts}>
        <Button tone="ghost" size="small" onClick={() => setAsked('filled')}>
          {texts.allFilled}
        </Button>
        {isOwner && (
          <Button tone="ghost" size="small" onClick={() => setAsked('by_hand')}>
            {texts.end}
          </Button>
        )}
      </p>
      {asked && (
        <ConfirmDialog<unknown>
          question={texts.endQuestion}
          confirmLabel={asked === 'filled' ? texts.allFilled : texts.end}
          icon="check"
          send={async () =>
            asked === 'filled' ? confirming.send(_id, { version, seatsLeft: 0 }) : ending.send(_id)
          }
          onDone={() => {
            setAsked(null);
            setNotice({ tone: 'success', sentence: texts.hasEnded });
          }}
          onCancel={() => setAsked(null)}
        >
          <p>{texts.endMeans}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
