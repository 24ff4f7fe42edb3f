import { fill } from '#app/i18n/fill.ts';
import { formatCount } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { useStaffCounts } from '#app/ui/staff-page/staff-counts.ts';
import { adminLayoutTexts } from '../admin-layout.text.ts';
import styles from './waiting-number.module.css';

/** How many people wait for a call, messages for an answer, or new complaints, together. Nobody waiting is no number. */
export function WaitingNumber({ of }: { of: ('waiting' | 'messages' | 'complaints')[] }) {
  const texts = useTexts(adminLayoutTexts);
  const language = useLanguage();
  const counts = useStaffCounts();
  const waiting = of.map((one) => counts?.[one] ?? { count: 0, isMore: false });
  const sum = waiting.reduce((all, { count }) => all + count, 0);
  if (sum === 0) return null;
  const isMore = waiting.some((one) => one.isMore);
  const count = formatCount(language, { count: sum, isMore });
  return (
    <>
      <span className={`${styles.number} num`} aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">{fill(texts.waiting, { count })}</span>
    </>
  );
}
