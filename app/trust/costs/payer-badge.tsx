import { type Payer, payers } from '#app/content/kinds/parts/cost-words.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/text.ts';
import styles from './payer-badge.module.css';

/** Who pays, in a colour of its own beside the word, or beside other words. */
export function PayerBadge({
  payer,
  words = payers[payer],
}: {
  payer: Exclude<Payer, 'undecided'>;
  words?: Bilingual | string;
}) {
  const language = useLanguage();
  const said = typeof words === 'string' ? words : words[language];
  return <span className={`${styles.payer} ${styles[payer]}`}>{said}</span>;
}
