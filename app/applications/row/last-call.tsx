import { callTexts } from '#app/calls/calls.text.ts';
import type { KeptCall } from '#app/calls/kept-call.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { personOf } from '#app/i18n/log.text.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import type { ApiResult } from '#app/http/api-client.ts';
import styles from './last-call.module.css';

/** What was said last, before one calls again: by whom, when, how it went. Nothing before the first call. */
export function LastCall({ calls }: { calls: ApiResult<KeptCall[]> | null }) {
  const texts = useTexts(callTexts);
  const outcomes: Record<string, string> = texts;
  const language = useLanguage();
  const last = calls?.ok ? calls.data[0] : undefined;
  if (!last) return null;
  const { at, by, outcome, note } = last;
  return (
    <blockquote className={styles.said}>
      <p className={styles.who}>
        <bdi>{by ? personOf(by.email, by.name) : texts.unknownCaller}</bdi>,{' '}
        <time dateTime={at}>{formatMoment(language, at)}</time>
        {outcome && `: ${outcomes[outcome] ?? outcome}`}
      </p>
      {note && <p dir="auto">{note}</p>}
    </blockquote>
  );
}
