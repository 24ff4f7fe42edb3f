import { useFacts } from '#app/content/content-context.ts';
import { Figures } from '#app/brand/figures.tsx';
import { useTexts } from '#app/i18n/text.ts';
import { homeLabels } from './home.text.ts';
import styles from './statistics.module.css';
import { useThread } from './thread/use-thread.tsx';

/** Four figures about the agency. */
export function Statistics() {
  const { homeFigures } = useFacts('figures');
  const labels = useTexts(homeLabels);
  const { isFirst, spine, start } = useThread('statistics');
  return (
    <section className={`${spine} ${styles.section} on-deep weave`} aria-label={labels.statistics}>
      {start}
      {/* The hero ends with the same border. */}
      {!isFirst && <div className={`${styles.par} par`} />}
      <Figures figures={homeFigures} className={`${styles.figures} wrap`} />
    </section>
  );
}
