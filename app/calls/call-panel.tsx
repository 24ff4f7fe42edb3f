import { useTexts } from '#app/i18n/text.ts';
import type { ApiResult } from '#app/http/api-client.ts';
import { type CallActions, CallForm } from './call-form.tsx';
import { CallLog } from './call-log.tsx';
import styles from './call-panel.module.css';
import { callTexts } from './calls.text.ts';
import type { CalledRecord, KeptCall } from './kept-call.ts';
import { useCalls } from './use-calls.ts';

/** A folded part of a card: how the last call went; unfolded, a form for the next one and the log of all. */
export function CallPanel<Row extends CalledRecord>({
  record,
  actions,
  offer,
  onKept,
}: {
  record: Row;
  actions: CallActions<Row> & { calls: (id: string) => Promise<ApiResult<KeptCall[]>> };
  /** As `CallForm` takes it. */
  offer?: string | undefined;
  onKept?: (fresh: Row, isOfferTaken: boolean) => void;
}) {
  const texts = useTexts(callTexts);
  const outcomes: Record<string, string> = texts;
  const { outcome, note } = record;
  const { calls, load } = useCalls(() => actions.calls(record._id));
  return (
    <details
      className={styles.panel}
      onToggle={(event) => {
        if (event.currentTarget.open) load();
      }}
    >
      <summary data-shortcut="note">
        {texts.outcome}
        {outcome && <b> {outcomes[outcome] ?? outcome}</b>}
        {note && <bdi className={styles.said}> {note}</bdi>}
      </summary>
      <div className={styles.parts}>
        <CallForm
          record={record}
          actions={actions}
          offer={offer}
          onKept={(fresh, isOfferTaken) => {
            load();
            onKept?.(fresh, isOfferTaken);
          }}
        />
        <CallLog calls={calls} onRetry={load} />
      </div>
    </details>
  );
}
