import { useTexts } from '#app/i18n/text.ts';
import styles from './not-entered.module.css';
import { factTexts } from './fact.text.ts';

/** What stands where nothing is known: never a zero, a dash or an example. */
export function NotEntered() {
  return <span className={styles.missing}>{useTexts(factTexts).missing}</span>;
}
