import type { Bilingual } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/text.ts';
import styles from './fixed-sentence.module.css';

/**
 * A sentence that the specification fixes in English. A Bengali page says it in Bengali first, with
 * the literal small below; an English page has the literal, and with `hasSecondary` the Bengali below.
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
      <span className={styles.companion} lang="bn">
        {text.bn}
      </span>
    </>
  );
}
