import { useTexts } from '#app/i18n/text.ts';
import { homeLabels } from './home.text.ts';
import styles from './sample-mark.module.css';

/** Says beside a name that nobody of that name has said this: honest until the agency has reviews of its own. */
export function SampleMark() {
  return <span className={styles.mark}>{useTexts(homeLabels).sample}</span>;
}
