import { WithCompanion } from '#app/i18n/companion.tsx';
import type { Bilingual } from '#app/i18n/language.ts';
import styles from './both-lines.module.css';

/** A sentence and, on an English page, its Bengali companion on a line of its own. */
export function BothLines({ text }: { text: Bilingual }) {
  return (
    <span className={styles.lines}>
      <WithCompanion text={text} />
    </span>
  );
}
