import { useFacts } from '#app/content/content-context.ts';
import { Figures } from '#app/brand/figures.tsx';
import { useTexts } from '#app/i18n/text.ts';
import { homeLabels } from './home.text.ts';
import styles from './statistics.module.css';
import thread from './thread.module.css';

/** Four figures about the agency. */
export function Statistics() {
  const { homeFigures } = useFacts('figures');
  const labels = useTexts(homeLabels);
  return (
    <section
      className={`${thread.spine} ${styles.section} on-deep weave`}
      aria-label={labels.statistics}
    >
      <div className={`${styles.par} par`} />
      <Figures figures={homeFigures} className={`${styles.figures} wrap`} />
    </section>
  );
}
