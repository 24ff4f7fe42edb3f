import type { Bilingual } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/text.ts';
import styles from './fixed-sentence.module.css';

/**
 * A sentence whose English wording is fixed by the specification. A Bengali page shows the Bengali with
 * the English small below it; an English page shows the English, and with `hasSecondary` the Bengali below.
 */
export function FixedSentence({
  text,
  hasSecondary = false,
}: {
  text: Bilingual;
  hasSecondary?: boolean;
}) {
  if (useLanguage() === 'bn') {
    return (
      <>
        {text.bn}{' '}
        <small className={styles.literal} lang="en">
          {text.en}
        </small>
      </>
    );
  }
  if (!hasSecondary) return text.en;
  return (
    <>
      {text.en}{' '}
      <span className={styles.secondary} lang="bn">
        {text.bn}
      </span>
    </>
  );
}
