import { type Payer, payers } from '#app/content/kinds/parts/cost-words.ts';
import { useLanguage } from '#app/i18n/text.ts';
import styles from './payer-badge.module.css';

/** Who pays, in a colour of its own beside the word. */
export function PayerBadge({ payer }: { payer: Exclude<Payer, 'undecided'> }) {
  return <span className={`${styles.payer} ${styles[payer]}`}>{payers[payer][useLanguage()]}</span>;
}
