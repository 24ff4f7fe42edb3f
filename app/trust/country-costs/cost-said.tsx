import type { Documents } from '#app/content/documents.ts';
import { refunds } from '#app/content/kinds/parts/cost-words.ts';
import { factState } from '#app/content/shelf-life/fact-state.ts';
import { useFacts } from '#app/content/content-context.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { FactSource } from '#app/brand/fact/fact-source.tsx';
import { NotEntered } from '#app/brand/fact/not-entered.tsx';
import { PayerBadge } from '../costs/payer-badge.tsx';
import { amountBetween } from '../fact/amount.ts';
import { countryTexts } from '../country/country.text.ts';

type Costs = Documents['costs'];

/** Who pays an item, how much, and when it is given back. */
export function CostSaid({ item }: { item: Costs['items'][number] }) {
  const language = useLanguage();
  const { day } = useFacts('today');
  const texts = useTexts(countryTexts);
  const { payer, refund } = item;
  const isKnown = factState('cost', item, day) !== 'missing';
  return (
    <>
      {payer !== 'undecided' && <PayerBadge payer={payer} />}
      {isKnown ? <span>{amountBetween(language, item)}</span> : <NotEntered />}
      {refund && refund !== 'none' && (
        <small>{fill(texts.refund, { when: refunds[refund][language] })}</small>
      )}
      {isKnown && <FactSource shelf="cost" fact={item} />}
    </>
  );
}

/** The most that a worker may be asked for. */
export function CeilingSaid({ ceiling }: { ceiling: Costs['ceilings'][number] | undefined }) {
  const language = useLanguage();
  if (ceiling?.amountBdt === undefined) return <NotEntered />;
  return (
    <>
      {amountBetween(language, { min: ceiling.amountBdt })}
      <FactSource shelf="ceiling" fact={ceiling} />
    </>
  );
}
