import { FactSource } from '#app/brand/fact/fact-source.tsx';
import { useFacts } from '#app/content/content-context.ts';
import { refunds } from '#app/content/kinds/parts/cost-words.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { PayerBadge } from '../costs/payer-badge.tsx';
import { type CostItem, isEntered } from '../costs/sums.ts';
import { countryTexts } from '../country/country.text.ts';
import { amountBetween } from '../fact/amount.ts';

type Row = [CostItem, ...CostItem[]];

/** A row for each item with an amount, and one for all others of which the same is known; none for those of which nothing is. */
export function rowsOf(items: readonly CostItem[], today: string): Row[] {
  const rows = new Map<string, Row>();
  for (const item of items) {
    const { _key, payer, refund } = item;
    const hasAmount = isEntered(item, today);
    if (!hasAmount && payer === 'undecided' && !refund) continue;
    const key = hasAmount ? _key : `${payer} ${refund}`;
    const row = rows.get(key);
    rows.set(key, row ? [...row, item] : [item]);
  }
  return [...rows.values()];
}

/** Who pays an item, how much, and when it is given back. */
export function WhoPays({ item, hasSource }: { item: CostItem; hasSource: boolean }) {
  const language = useLanguage();
  const { day } = useFacts('today');
  const texts = useTexts(countryTexts);
  const { payer, refund } = item;
  const hasAmount = isEntered(item, day);
  return (
    <>
      {payer !== 'undecided' && <PayerBadge payer={payer} />}
      {hasAmount && <span>{amountBetween(language, item)}</span>}
      {refund && refund !== 'none' && (
        <small>
          {refund === 'if_not_granted'
            ? texts.notDeducted
            : fill(texts.refund, { when: refunds[refund][language] })}
        </small>
      )}
      {hasAmount && hasSource && <FactSource shelf="cost" fact={item} />}
    </>
  );
}
