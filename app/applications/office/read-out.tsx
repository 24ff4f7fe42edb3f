import { useLocation } from 'react-router';
import { useTexts } from '#app/i18n/text.ts';
import { officeTexts } from './office.text.ts';
import styles from './read-out.module.css';
import { isTakenDown } from './taken-down.ts';

/** The receipt number, large, of a case that was taken down a moment ago; nothing of any other. */
export function ReadOut({ receiptNumber }: { receiptNumber: string }) {
  const texts = useTexts(officeTexts);
  const location = useLocation();
  if (!isTakenDown(location.state)) return null;
  return (
    <div role="status" className={styles.slip}>
      <p>{texts.readOut}</p>
      <p className={`${styles.number} num`}>{receiptNumber}</p>
      <p>{texts.readOutAdvice}</p>
    </div>
  );
}
