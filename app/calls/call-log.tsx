import { useId } from 'react';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { formatDay } from '#app/i18n/format.ts';
import { personOf } from '#app/i18n/log.text.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { fill } from '#app/i18n/fill.ts';
import type { ApiResult } from '#app/http/api-client.ts';
import { Loaded } from '#app/ui/staff-page/loaded.tsx';
import styles from './call-log.module.css';
import { callTexts } from './calls.text.ts';
import type { KeptCall } from './call.ts';

/** The calls about a record, newest first, once they have come: how each went, what was said, who called and when. */
export function CallLog({
  calls,
  onRetry,
}: {
  /** Null until they have come. */
  calls: ApiResult<KeptCall[]> | null;
  onRetry: () => void;
}) {
  const texts = useTexts(callTexts);
  const heading = useId();
  return (
    <div role="group" className={styles.log} aria-labelledby={heading}>
      <h3 id={heading}>{texts.log}</h3>
      <Loaded
        result={calls}
        keepsContent
        onRetry={onRetry}
        isEmpty={(all) => all.length === 0}
        empty={<p className="hint">{texts.noCalls}</p>}
      >
        {(all) => (
          <ol>
            {all.map((call) => (
              <Entry key={call._id} {...call} />
            ))}
          </ol>
        )}
      </Loaded>
    </div>
  );
}

function Entry({ at, by, outcome, note, followUpOn }: KeptCall) {
  const texts = useTexts(callTexts);
  const outcomes: Record<string, string> = texts;
  const language = useLanguage();
  return (
    <li>
      <b>{outcome ? (outcomes[outcome] ?? outcome) : texts.noteAlone}</b>
      {note && (
        <p className={styles.words} dir="auto">
          {note}
        </p>
      )}
      {followUpOn && <p>{fill(texts.againOn, { day: formatDay(language, followUpOn) })}</p>}
      <p className="hint">
        <bdi>{by ? personOf(by.email, by.name) : texts.unknownCaller}</bdi>,{' '}
        <time dateTime={at}>{formatMoment(language, at)}</time>
      </p>
    </li>
  );
}
