import { fill } from '#app/i18n/fill.ts';
import { formatDayOfYear } from '#app/i18n/day-of-year.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { outcomeTexts, stateTexts } from '../complaint.text.ts';
import type { StaffComplaint } from '../desk/staff-complaint.ts';
import { complaintTexts } from './desk.text.ts';
import styles from './state-tag.module.css';

/** Where a complaint stands, and by when something is owed: in red where that day has passed. */
export function StateTag({ complaint }: { complaint: StaffComplaint }) {
  const language = useLanguage();
  const { state, outcome, isLate, dueOn } = complaint;
  const words = [stateTexts[state][language], outcome && outcomeTexts[outcome][language]];
  return (
    <span className={styles.tags}>
      <span className={state === 'closed' ? `${styles.tag} ${styles.done}` : styles.tag}>
        <Icon name={state === 'closed' ? 'check' : 'clock'} />
        {words.filter(Boolean).join(': ')}
      </span>
      {dueOn !== null && (
        <span className={isLate ? `${styles.due} ${styles.late}` : styles.due}>
          {isLate && <Icon name="circle-alert" />}
          <Due dueOn={dueOn} complaint={complaint} />
        </span>
      )}
    </span>
  );
}

function Due({
  dueOn,
  complaint: { answeredOn, isLate },
}: {
  dueOn: string;
  complaint: StaffComplaint;
}) {
  const texts = useTexts(complaintTexts);
  const language = useLanguage();
  const owesAnswer = answeredOn === null;
  const onTime = owesAnswer ? texts.answerBy : texts.closeBy;
  const late = owesAnswer ? texts.answerLate : texts.closeLate;
  const day = formatDayOfYear(language, dueOn, 'long');
  return <time dateTime={dueOn}>{fill(isLate ? late : onTime, { day })}</time>;
}
