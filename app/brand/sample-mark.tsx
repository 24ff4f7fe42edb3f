import { defineTexts, useTexts } from '#app/i18n/text.ts';
import styles from './sample-mark.module.css';

/** Says beside a name that there is nobody of that name: honest until the agency has its own people and reviews. */
export function SampleMark() {
  return <span className={styles.mark}>{useTexts(texts).sample}</span>;
}

const texts = defineTexts({ sample: { en: 'Sample', bn: 'নমুনা' } });
