import { Link } from 'react-router';
import { formatCount } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useStaffCounts } from '#app/ui/staff-page/staff-counts.ts';
import styles from './first-calls.module.css';
import { todayTexts } from './today.text.ts';

const lists = [
  { of: 'waiting', to: '/admin/allapplication?view=waiting' },
  { of: 'messages', to: '/admin/inbox' },
  { of: 'complaints', to: '/admin/complaints' },
] as const;

/** Who waits outside the list of the day: first calls, messages and new complaints, each number with the way to its list. */
export function FirstCalls() {
  const texts = useTexts(todayTexts);
  const language = useLanguage();
  const counts = useStaffCounts();
  return (
    <ul className={styles.numbers}>
      {lists.map(({ of, to }) => {
        const count = counts?.[of];
        return (
          <li key={of} className={count?.count ? styles.waiting : undefined}>
            <Link to={to}>
              <b className="num">{count ? formatCount(language, count) : '\u00a0'}</b>
              <span>{texts[`${of}Link`]}</span>
              <Icon name="chevron-right" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
