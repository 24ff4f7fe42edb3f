import { useFacts } from '#app/content/content-context.ts';
import { Figures } from '#app/brand/figures.tsx';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { homeLabels } from './home.text.ts';
import styles from './statistics.module.css';
import { useThread } from './thread/use-thread.tsx';

/** Four figures about the agency. */
export function Statistics() {
  const { homeFigures } = useFacts('figures');
  const { agency } = useFacts('agency');
  const labels = useTexts(homeLabels);
  const hours = (
    <span className={styles.hours}>
      {labels.office}: {agency.hours[useLanguage()]}
    </span>
  );
  // Who answers round the clock is not in the office round the clock (decision 66).
  const figures = homeFigures.map((one) => (one.figure === '24/7' ? { ...one, note: hours } : one));
  const { isFirst, spine, start } = useThread('statistics');
  return (
    <section className={`${spine} ${styles.section} on-deep weave`} aria-label={labels.statistics}>
      {start}
      {/* The hero ends with the same border. */}
      {!isFirst && <div className={`${styles.par} par`} />}
      <Figures figures={figures} className={`${styles.figures} wrap`} />
    </section>
  );
}
