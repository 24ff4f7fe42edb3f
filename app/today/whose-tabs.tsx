import { Link } from 'react-router';
import { type Whose, whoseCodes } from '#app/applications/due/due-line.ts';
import { formatCount } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { todayTexts } from './today.text.ts';
import type { Today } from './today.ts';
import styles from './whose-tabs.module.css';

/** All lines, one's own, and those that nobody is responsible for, with their numbers. */
export function WhoseTabs({
  chosen,
  counts,
}: {
  chosen: Whose;
  counts: Today['counts'] | undefined;
}) {
  const texts = useTexts(todayTexts);
  const language = useLanguage();
  return (
    <nav className={styles.tabs} aria-label={texts.whose}>
      {whoseCodes.map((whose) => (
        <Link
          key={whose}
          to={whose === 'all' ? '?' : `?whose=${whose}`}
          aria-current={whose === chosen ? 'page' : undefined}
        >
          {texts[whose]}
          {/* The room of a number that has not come yet. */}
          <b className="num">{counts ? formatCount(language, counts[whose]) : '\u00a0'}</b>
        </Link>
      ))}
    </nav>
  );
}
