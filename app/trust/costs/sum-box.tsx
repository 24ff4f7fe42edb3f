import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { amountBetween } from '../fact/amount.ts';
import type { ShownCosts } from './costs-of.ts';
import { PayerBadge } from './payer-badge.tsx';
import styles from './sum-box.module.css';
import { sumTexts } from './sum-box.text.ts';
import { type Sums, type Sum, distanceTo, sumsOf } from './sums.ts';
import { payers } from '#app/content/kinds/parts/cost-words.ts';
import { NotEntered } from '#app/brand/fact/not-entered.tsx';

/**
 * What everybody pays of the items that are ticked; until the script runs, of all that nobody has to wish for. Whoever
 * pays nothing that is known is left out, but for the reader.
 */
export function SumBox() {
  const { country, items, hasAmounts, ceiling } = useLoaderData<ShownCosts>();
  const ticks = useTicks(country?.code);
  const language = useLanguage();
  const sums = sumsOf(items.filter(({ key, isOptional }) => ticks?.get(key) ?? !isOptional));
  if (!hasAmounts) {
    const all = formatNumber(language, sums.all);
    return (
      <>
        <p className={styles.none}>{fill(sumTexts.noAmounts[language], { all })}</p>
        <p className={styles.said}>
          <b>{sumTexts.payNobody[language]}</b> {sumTexts.callUs[language]}
        </p>
      </>
    );
  }
  const said = [incompleteSentence(sums, language), distanceSentence(sums, ceiling, language)];
  return (
    <>
      <dl className={styles.sums}>
        {sums.sums
          .filter((sum) => sum.amounts.length > 0 || sum.isComplete || sum.payer === 'worker')
          .map((sum) => (
            <div key={sum.payer}>
              <dt>
                {sum.payer === 'undecided' ? (
                  sumTexts.undecided[language]
                ) : (
                  <PayerBadge payer={sum.payer} />
                )}
              </dt>
              <dd>
                <SumAmounts sum={sum} />
              </dd>
            </div>
          ))}
      </dl>
      {said.map(
        (sentence) =>
          sentence && (
            <p key={sentence} className={styles.said}>
              {sentence}
            </p>
          ),
      )}
      {/* Empty until something is ticked: the first sum stands above. */}
      <p role="status" className="visually-hidden">
        {ticks && [...spoken(sums, language), ...said].join(' ')}
      </p>
    </>
  );
}

/** Which items of the table are ticked, of those that have an amount; null until somebody has ticked anything. */
function useTicks(country: string | undefined): Map<string, boolean> | null {
  const [ticks, setTicks] = useState<Map<string, boolean> | null>(null);
  useEffect(() => {
    const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[name=item]')];
    const read = () => setTicks(new Map(boxes().map(({ value, checked }) => [value, checked])));
    // Whoever was faster than the script has ticked already.
    if (boxes().some(({ checked, defaultChecked }) => checked !== defaultChecked)) read();
    document.addEventListener('change', read);
    return () => {
      document.removeEventListener('change', read);
      setTicks(null);
    };
  }, [country]);
  return ticks;
}

function incompleteSentence({ unknown, all }: Sums, language: Language): string {
  if (unknown === 0) return '';
  const text: string = sumTexts[unknown === 1 ? 'oneUnknown' : 'incomplete'][language];
  const [left, of] = [unknown, all].map((count) => formatNumber(language, count));
  return fill(text, { unknown: left!, all: of! });
}

function distanceSentence(sums: Sums, ceiling: number | null, language: Language): string {
  const distance = distanceTo(ceiling, sums);
  if (!distance) return '';
  const text: string = sumTexts[distance.kind][language];
  return fill(text, { amount: amountBetween(language, distance) });
}

function spoken({ sums }: Sums, language: Language): string[] {
  return sums
    .filter(({ amounts }) => amounts.length > 0)
    .map(({ payer, amounts }) => {
      const who = payer === 'undecided' ? sumTexts.undecided : payers[payer];
      const all = amounts.map((amount) => amountBetween(language, amount)).join(', ');
      return `${who[language]}: ${all}.`;
    });
}

/** A sum from the least to the most, each currency on a line of its own. */
export function SumAmounts({ sum: { amounts, isComplete } }: { sum: Sum }) {
  const language = useLanguage();
  const texts = useTexts(sumTexts);
  if (amounts.length === 0) return isComplete ? texts.nothing : <NotEntered />;
  return amounts.map((amount) => (
    <span key={amount.currency}>{amountBetween(language, amount)}</span>
  ));
}
