import { fill } from '#app/i18n/fill.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { formatDayOrYear } from '#app/i18n/day-or-year.ts';
import type { Language } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import type { JobTerms } from '#app/job-orders/terms.ts';
import { FoldSummary } from '#app/ui/staff-page/card.tsx';
import { twelveLines } from '#app/job-orders/twelve-lines.ts';
import { destinationName } from '../case/destination-name.ts';
import type { FactChange } from './fact-body.ts';
import styles from './fact-history.module.css';
import { factLabel } from './fact-label.ts';
import { factTexts } from './facts.text.ts';

/** What was corrected, the newest first: each with what stood there before. */
export function FactHistory({ changes }: { changes: FactChange[] }) {
  const texts = useTexts(factTexts);
  const language = useLanguage();
  return (
    <details className={styles.history}>
      <FoldSummary>
        {fill(texts.history, { count: formatNumber(language, changes.length) })}
      </FoldSummary>
      <ol>
        {changes.map(({ _id, field, before, after, reason, byName, at }) => (
          <li key={_id}>
            <b>{factLabel(field)[language]}</b>
            <dl>
              {(
                [
                  [texts.from, before, after],
                  [texts.to, after, before],
                ] as const
              ).map(([label, text, other]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <bdi>
                      {(field === 'terms'
                        ? changedLines(language, text, other)
                        : factText(language, field, text)) || texts.notGiven}
                    </bdi>
                  </dd>
                </div>
              ))}
            </dl>
            {reason && (
              <p className="typed" dir="auto">
                {reason}
              </p>
            )}
            <p className={styles.who}>
              <bdi>{byName ?? texts.someone}</bdi>{' '}
              <time dateTime={at}>{formatMoment(language, at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The text of a field as staff read it: days in words, countries by name. */
export function factText(language: Language, field: string, text: string): string {
  if (text === '') return '';
  if (field === 'birth') return formatDayOrYear(language, text);
  return field === 'destination' ? destinationName(language, text) : text;
}

/** Only our own server writes them, from its schema, which this page need not load. */
const termsOf: (stored: string) => JobTerms = JSON.parse;

/** What lines said that others say otherwise, both as they are stored. */
function changedLines(language: Language, stored: string, other: string): string {
  const [lines, others] = [stored, other].map((text) => twelveLines(termsOf(text), language));
  return (lines ?? [])
    .filter(({ text }, at) => text !== '' && text !== others?.[at]?.text)
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n');
}
