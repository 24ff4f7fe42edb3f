import { useLoaderData } from 'react-router';
import { useFacts } from '#app/content/content-context.ts';
import { payers } from '#app/content/kinds/parts/cost-words.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { CostRow } from './cost-row.tsx';
import styles from './cost-table.module.css';
import type { ShownCosts } from './costs-of.ts';
import { costsTexts } from './costs.text.ts';
import { SumAmounts } from './sum-amounts.tsx';
import { sumTexts } from './sum-box.text.ts';
import { itemsFor, sumsOf } from './sums.ts';

/** What it costs, item by item. Its last rows, which are there without scripts, are the sums of all that nobody has to wish for. */
export function CostTable() {
  const { country, items } = useLoaderData<ShownCosts>();
  const texts = useTexts(costsTexts);
  const language = useLanguage();
  const costs = useFacts('costs');
  const { sums } = sumsOf(items.filter(({ isOptional }) => !isOptional));
  return (
    <div className={styles.frame} role="region" aria-label={texts.table} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.tick}>
              {texts.counted}
            </th>
            <th scope="col">{texts.item}</th>
            <th scope="col">{texts.payer}</th>
            <th scope="col">{texts.amount}</th>
            <th scope="col">{texts.paidTo}</th>
            <th scope="col">{texts.when}</th>
            <th scope="col">{texts.refund}</th>
            <th scope="col">{texts.receipt}</th>
          </tr>
        </thead>
        <tbody>
          {itemsFor(country?.code, costs).map((item) => (
            <CostRow key={item._key} item={item} />
          ))}
        </tbody>
        <tfoot>
          {sums.map((sum) => (
            <tr key={sum.payer}>
              <th scope="row" colSpan={2}>
                {sum.payer === 'undecided'
                  ? sumTexts.undecided[language]
                  : fill(texts.sum, { payer: payers[sum.payer][language] })}
              </th>
              <td colSpan={5}>
                <SumAmounts sum={sum} />
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  );
}
