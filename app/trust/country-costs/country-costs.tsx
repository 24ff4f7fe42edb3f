import { FactSource } from '#app/brand/fact/fact-source.tsx';
import { sharedCheck } from '#app/brand/fact/shared-check.ts';
import { useFacts } from '#app/content/content-context.ts';
import { type Destination, countrySlug } from '#app/content/destinations.ts';
import { PageLink } from '#app/i18n/page-link.tsx';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { countryTexts } from '../country/country.text.ts';
import { FactSection } from '../country/fact-section.tsx';
import { type CostItem, isEntered, itemsFor } from '../costs/sums.ts';
import { amountBetween } from '../fact/amount.ts';
import styles from './country-costs.module.css';
import { refunds } from '#app/content/kinds/parts/cost-words.ts';
import { fill } from '#app/i18n/fill.ts';
import { PayerBadge } from '../costs/payer-badge.tsx';

/**
 * Which costs there are for a country and who pays them, and the most that the government allows. Items of which nothing
 * is known but their name stand on the page of all costs.
 */
export function CountryCosts({ code }: { code: Destination }) {
  const texts = useTexts(countryTexts);
  const language = useLanguage();
  const { day } = useFacts('today');
  const costs = useFacts('costs');
  const items = itemsFor(code, costs);
  const entered = items.filter((item) => isEntered(item, day));
  const check = sharedCheck('cost', entered, day);
  const ceiling = costs.ceilings.find(({ country }) => country === code);
  const hasCeiling = ceiling?.amountBdt !== undefined;
  const missing =
    entered.length > 0
      ? !hasCeiling && texts.noCeiling
      : hasCeiling
        ? texts.noAmounts
        : texts.neither;
  return (
    <FactSection id="costs" title={texts.costs}>
      <dl className={styles.pays}>
        {rowsOf(items, day).map((row) => (
          <div key={row[0]._key}>
            <dt>{row.map(({ name }) => name[language]).join(', ')}</dt>
            <dd>
              <WhoPays item={row[0]} hasSource={!check} />
            </dd>
          </div>
        ))}
        {hasCeiling && (
          <div>
            <dt>{texts.ceiling}</dt>
            <dd>
              {amountBetween(language, { min: ceiling.amountBdt })}
              <FactSource shelf="ceiling" fact={ceiling} />
            </dd>
          </div>
        )}
      </dl>
      {check && <FactSource shelf="cost" fact={check} />}
      {missing && <p className="hint">{missing}</p>}
      <PageLink to={`/costs?country=${countrySlug(code)}`} className={styles.all}>
        {texts.allCosts}
        <Icon name="arrow-right" />
      </PageLink>
    </FactSection>
  );
}

type Row = [CostItem, ...CostItem[]];

/** A row for each item with an amount, and one for all others of which the same is known; none for those of which nothing is. */
function rowsOf(items: readonly CostItem[], today: string): Row[] {
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
function WhoPays({ item, hasSource }: { item: CostItem; hasSource: boolean }) {
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
