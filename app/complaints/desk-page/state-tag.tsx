import { formatDayOfYear } from '#app/i18n/day-of-year.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { answerDays } from '../complaint.ts';
import { outcomeTexts, stateTexts } from '../complaint.text.ts';
import type { StaffComplaint } from '../desk/staff-complaint.ts';
import { complaintTexts } from './desk.text.ts';
import styles from './state-tag.module.css';

/** Where a complaint stands, and by which day something is owed: a square for each day of the first answer. */
export function StateTag({ complaint }: { complaint: StaffComplaint }) {
  const texts = useTexts(complaintTexts);
  const language = useLanguage();
  const { state, outcome, dueOn, answeredOn } = complaint;
  const words = [stateTexts[state][language], outcome && outcomeTexts[outcome][language]];
  const due = answeredOn === null ? texts.answerBy : texts.closeBy;
  return (
    <div className={styles.tags}>
      <span className={`tag ${state === 'closed' ? 'good' : 'caution'}`}>
        <Icon name={state === 'closed' ? 'check' : 'clock'} />
        {words.filter(Boolean).join(': ')}
      </span>
      {dueOn !== null && (
        <span className={styles.due}>
          {answeredOn === null && <Squares left={daysTo(dueOn)} />}
          <DueDays complaint={complaint} />
          <time dateTime={dueOn}>
            {fill(due, { day: formatDayOfYear(language, dueOn, 'long') })}
          </time>
        </span>
      )}
    </div>
  );
}

/** How many days are left, or how late it is; of what is closed, how it ended. */
export function DueDays({ complaint }: { complaint: StaffComplaint }) {
  const texts = useTexts(complaintTexts);
  const language = useLanguage();
  const { dueOn, outcome } = complaint;
  if (dueOn === null) return <span>{outcome && outcomeTexts[outcome][language]}</span>;
  const left = daysTo(dueOn);
  const days = formatNumber(language, Math.abs(left));
  if (left > 0) return <span>{fill(left === 1 ? texts.dayLeft : texts.daysLeft, { days })}</span>;
  const late = fill(left === -1 ? texts.dayLate : texts.daysLate, { days });
  return <b className={left < 0 ? styles.late : styles.today}>{left < 0 ? late : texts.lastDay}</b>;
}

function Squares({ left }: { left: number }) {
  const gone = Math.min(answerDays, answerDays - left);
  return (
    <span className={styles.squares} aria-hidden="true">
      {Array.from({ length: answerDays }, (_, day) => (
        <i key={day} className={day < gone ? styles.gone : undefined} />
      ))}
    </span>
  );
}

/** Whole days of Dhaka until then, fewer than none once it is over. */
function daysTo(day: string): number {
  return (Date.parse(day) - Date.parse(todayInDhaka(new Date()))) / 86_400_000;
}
