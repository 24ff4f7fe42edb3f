import type { ReactNode } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { formatCount } from '#app/i18n/format.ts';
import { formatDayOfYear } from '#app/i18n/day-of-year.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { weekdayOf } from '#app/i18n/weekday.ts';
import styles from './today-page.module.css';
import { todayTexts } from './today.text.ts';
import type { Today } from './today.ts';

/** The day, and how much there is to do; beside it, what can be done with the whole list. */
export function TodayHead({ today, children }: { today: Today | null; children: ReactNode }) {
  const texts = useTexts(todayTexts);
  const language = useLanguage();
  return (
    <div className={styles.head}>
      <div>
        <h1 tabIndex={-1}>
          {texts.title}{' '}
          {today && (
            <small>
              {fill(texts.day, {
                weekday: weekdayOf(language, today.day),
                day: formatDayOfYear(language, today.day, 'long'),
              })}
            </small>
          )}
        </h1>
        {/* The room of numbers that have not come yet. */}
        <p>{today ? <Numbers {...today} /> : '\u00a0'}</p>
      </div>
      <div className={styles.tools}>{children}</div>
    </div>
  );
}

function Numbers({ day, lines, isMore, kinds }: Today) {
  const texts = useTexts(todayTexts);
  const language = useLanguage();
  // What is due later is folded, and there is only room for it where not all of this fits.
  const all = isMore
    ? Object.values(kinds).reduce((sum, { count }) => sum + count, 0)
    : lines.filter(({ dueOn }) => dueOn <= day).length;
  if (all === 0) return texts.nothing;
  const isAtLeast = Object.values(kinds).some((kind) => kind.isMore);
  const count = formatCount(language, { count: all, isMore: isAtLeast });
  const said = all === 1 ? texts.oneLine : fill(texts.lines, { count });
  const late = lines.filter(({ dueOn }) => dueOn < day).length;
  if (late === 0) return said;
  const isMoreLate = isMore && late === lines.length;
  return fill(texts.withLate, {
    lines: said,
    late: formatCount(language, { count: late, isMore: isMoreLate }),
  });
}
