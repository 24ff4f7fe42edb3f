import { Fragment } from 'react';
import { CallForm } from '#app/calls/call-form.tsx';
import { CallLog } from '#app/calls/call-log.tsx';
import { callTexts } from '#app/calls/calls.text.ts';
import { ContactLinks } from '#app/calls/contact-links.tsx';
import { initials } from '#app/calls/initials.ts';
import type { KeptCall } from '#app/calls/call.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { personOf } from '#app/i18n/log.text.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import type { ApiResult } from '#app/http/api-client.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Flags } from '#app/ui/staff-page/flags.tsx';
import { MoreActions } from './more-actions.tsx';
import type { RecordDesk, WorkedOn } from './record-desk.ts';
import styles from './record-panel.module.css';
import { recordTexts } from './record.text.ts';
import { RowAge } from './row-age.tsx';
import type { RowState } from './row-state.ts';

/** What the list does for one of its rows. */
export type PanelActions<Row> = {
  /** With the record as it was before. */
  onMarked: (count: number, before: Row) => void;
  onBack: (fresh: Row) => void;
  onKept: (fresh: Row) => void;
  onDelete: () => void;
};

/** What a row holds unfolded: the number, what was asked, a form for the call, the mark, what was told, the calls. */
export function RecordPanel<Row extends WorkedOn>({
  desk,
  record,
  state,
  calls,
  onRetryCalls,
  next,
  onMarked,
  onBack,
  onKept,
  onDelete,
}: {
  desk: RecordDesk<Row>;
  record: Row;
  state: RowState;
  /** Null until they have come. */
  calls: ApiResult<KeptCall[]> | null;
  onRetryCalls: () => void;
  next: string | undefined;
} & PanelActions<Row>) {
  const words = useTexts(desk.texts);
  const texts = useTexts(recordTexts);
  const language = useLanguage();
  const { _id, name, phoneE164, createdAt } = record;
  const { isBusy, failure, send } = useAction(desk.acts, 'mark');
  const isMarked = desk.isMarked(record);
  const phone = desk.phoneOf(record);

  async function mark(before: Row, isPressed: boolean) {
    const result = await send(_id);
    if (!result.ok) return;
    // The button is disabled now and would drop the focus to the top of the page.
    if (isPressed) document.getElementById(_id)?.focus();
    onMarked(result.data.modifiedCount, before);
  }

  return (
    <>
      {/* In the list the row itself says it. */}
      <div className={styles.head}>
        <span className="initials" aria-hidden="true">
          {initials(name)}
        </span>
        <div className={styles.who}>
          <p className={styles.name} dir="auto">
            {name}
          </p>
          <p>
            {desk
              .whoOf(record, language)
              .filter(Boolean)
              .map((text, index) => (
                <Fragment key={`${index} ${text}`}>
                  {index > 0 && ', '}
                  <bdi>{text}</bdi>
                </Fragment>
              ))}
          </p>
        </div>
        <RowAge state={state} done={desk.texts.done} />
      </div>
      <div className={styles.reach}>
        <div className={styles.loud}>
          <ContactLinks name={name} phone={phoneE164} greeting={desk.greetingOf(record)} isLoud />
        </div>
        <p className={`${styles.number} num`}>
          {phoneE164 ? <a href={`tel:${phoneE164}`}>{phone}</a> : <bdi>{phone}</bdi>}
          {desk.beside?.(record)}
        </p>
      </div>
      {desk.asked?.(record)}
      <LastCall calls={calls} />
      {/* A row asks for its calls once it is unfolded. */}
      {calls && desk.others?.(record)}
      <Flags codes={record.flags} words={useTexts(desk.flagTexts)} />
      <CallForm
        record={record}
        actions={desk.acts}
        next={next}
        offer={isMarked ? undefined : words.markToo}
        onKept={(fresh, isOfferTaken) => {
          onKept(fresh);
          if (isOfferTaken) void mark(fresh, false);
        }}
      />
      {failure && <FailureAlert failure={failure} />}
      <div className={styles.actions}>
        {isMarked ? (
          <Button disabled>
            <Icon name="check" />
            {words.marked}
          </Button>
        ) : (
          <Button
            tone="ghost"
            busy={isBusy}
            data-shortcut="mark"
            aria-label={fill(words.markNamed, { name })}
            onClick={() => void mark(record, true)}
          >
            <Icon name={desk.markIcon} />
            {words.mark}
          </Button>
        )}
        {desk.links?.(record)}
        <MoreActions desk={desk} record={record} onBack={onBack} onDelete={onDelete} />
      </div>
      {desk.details(record)}
      <CallLog calls={calls} onRetry={onRetryCalls} />
      <p className="hint">
        <time dateTime={createdAt}>
          {fill(texts.sent, { moment: formatMoment(language, createdAt) })}
        </time>
      </p>
      {desk.foot?.(record)}
    </>
  );
}

/** What was said last, before one calls again: by whom, when, how it went. Nothing before the first call. */
function LastCall({ calls }: { calls: ApiResult<KeptCall[]> | null }) {
  const texts = useTexts(callTexts);
  const outcomes: Record<string, string> = texts;
  const language = useLanguage();
  const last = calls?.ok ? calls.data[0] : undefined;
  if (!last) return null;
  const { at, by, outcome, note } = last;
  return (
    <blockquote className={styles.said}>
      <p>
        <bdi>{by ? personOf(by.email, by.name) : texts.unknownCaller}</bdi>,{' '}
        <time dateTime={at}>{formatMoment(language, at)}</time>
        {outcome && `: ${outcomes[outcome] ?? outcome}`}
      </p>
      {note && <div dir="auto">{note}</div>}
    </blockquote>
  );
}
