import { NotEntered } from '#app/brand/fact/not-entered.tsx';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { amountBetween } from '../fact/amount.ts';
import { sumTexts } from './sum-box.text.ts';
import type { Sum } from './sums.ts';

/** A sum from the least to the most, each currency on a line of its own. */
export function SumAmounts({ sum: { amounts, isComplete } }: { sum: Sum }) {
  const language = useLanguage();
  const texts = useTexts(sumTexts);
  if (amounts.length === 0) return isComplete ? texts.nothing : <NotEntered />;
  return amounts.map((amount) => (
    <span key={amount.currency}>{amountBetween(language, amount)}</span>
  ));
}
