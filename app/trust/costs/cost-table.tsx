import { useLoaderData } from 'react-router';
import { FactSource } from '#app/brand/fact/fact-source.tsx';
import { sharedCheck } from '#app/brand/fact/shared-check.ts';
import { useFacts } from '#app/content/content-context.ts';
import { type Payer, payers, refunds } from '#app/content/kinds/parts/cost-words.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { amountBetween } from '../fact/amount.ts';
import styles from './cost-table.module.css';
import type { ShownCosts } from './costs-of.ts';
import { costsTexts } from './costs.text.ts';
import { PayerBadge } from './payer-badge.tsx';
import { SumAmounts } from './sum-box.tsx';
import { sumTexts } from './sum-box.text.ts';
import { type CostItem, isEntered, itemsFor, payersInOrder, sumsOf } from './sums.ts';
import type { ReactNode } from 'react';

/**
 * What it costs, item by item, below whoever pays it. A column of which nothing is known is left out. The last rows, which
 * are there without scripts, are the sums of all that nobody has to wish for.
 */
export function CostTable() {
  const { country, items } = useLoaderData<ShownCosts>();
  const texts = useTexts(costsTexts);
  const language = useLanguage();
  const { day } = useFacts('today');
  const shown = itemsFor(country?.code, useFacts('costs'));
  const entered = shown.filter((item) => isEntered(item, day));
  const hasAmounts = entered.length > 0;
  const check = sharedCheck('cost', entered, day);
  const columns = columnsIn(language, texts, !check).filter(({ valueOf }) =>
    shown.some((item) => Boolean(valueOf(item))),
  );
  const { sums } = sumsOf(items.filter(({ isOptional }) => !isOptional));
  const known = sums.filter(({ amounts }) => amounts.length > 0);
  const width = columns.length + (hasAmounts ? 2 : 1);
  return (
    <section>
      <h2 id="costs" className={styles.heading}>
        {texts.table}
      </h2>
      <p className="hint">
        {hasAmounts ? (
          <>
            <span className={styles.tick}>{texts.ticked}</span>{' '}
            {entered.length < shown.length && texts.emptyAmounts}
          </>
        ) : (
          texts.whatIsKnown
        )}
      </p>
      <div className={styles.frame} role="region" aria-labelledby="costs" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {hasAmounts && (
                <th scope="col" className={styles.tick}>
                  {texts.counted}
                </th>
              )}
              <th scope="col">{texts.item}</th>
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {payersInOrder
            .map((payer) => ({ payer, own: shown.filter((item) => item.payer === payer) }))
            .filter(({ own }) => own.length > 0)
            .map(({ payer, own }) => (
              <tbody key={payer}>
                <tr>
                  <th colSpan={width} scope="rowgroup">
                    <PayerName payer={payer} />
                  </th>
                </tr>
                {own.map((item) => (
                  <CostRow key={item._key} item={item} columns={columns} hasAmounts={hasAmounts} />
                ))}
              </tbody>
            ))}
          {known.length > 0 && (
            <tfoot>
              {known.map((sum) => (
                <tr key={sum.payer}>
                  <th scope="row">
                    {sum.payer === 'undecided'
                      ? sumTexts.undecided[language]
                      : fill(texts.sum, { payer: payers[sum.payer][language] })}
                  </th>
                  <td colSpan={width - 1}>
                    <SumAmounts sum={sum} />
                  </td>
                </tr>
              ))}
            </tfoot>
          )}
        </table>
      </div>
      {check && <FactSource shelf="cost" fact={check} />}
    </section>
  );
}

/** Who pays what stands below it; of whom nobody has entered, what to do until then. */
function PayerName({ payer }: { payer: Payer }) {
  const texts = useTexts(costsTexts);
  const language = useLanguage();
  if (payer !== 'undecided') return <PayerBadge payer={payer} words={texts[payer]} />;
  return (
    <>
      <span className={styles.nobody}>{sumTexts.undecided[language]}</span>{' '}
      <small>{texts.askBefore}</small>
    </>
  );
}

/** In the order of the page; the amounts with their sources, where these are not the same for all. */
function columnsIn(
  language: 'en' | 'bn',
  texts: Record<keyof typeof costsTexts, string>,
  hasSources: boolean,
): CostColumn[] {
  return [
    {
      name: texts.amount,
      valueOf: (item: CostItem) =>
        (item.min ?? item.max) !== undefined && (
          <>
            <b>{amountBetween(language, item)}</b>
            {hasSources && <FactSource shelf="cost" fact={item} />}
          </>
        ),
    },
    { name: texts.paidTo, valueOf: ({ paidTo }) => paidTo?.[language] },
    { name: texts.when, valueOf: ({ when }) => when?.[language] },
    { name: texts.refund, valueOf: ({ refund }) => refund && refunds[refund][language] },
    { name: texts.receipt, valueOf: ({ receipt }) => receipt?.[language] },
  ];
}

/** A column of the table, and what stands in it for an item: nothing where that is not known. */
type CostColumn = { name: string; valueOf: (item: CostItem) => ReactNode };

/** An item, which is ticked off where it has an amount; on phones a part of a card, without what is not known. */
function CostRow({
  item,
  columns,
  hasAmounts,
}: {
  item: CostItem;
  columns: CostColumn[];
  hasAmounts: boolean;
}) {
  const texts = useTexts(costsTexts);
  const { day } = useFacts('today');
  const name = item.name[useLanguage()];
  return (
    <tr>
      {hasAmounts && (
        <td className={styles.tick}>
          {isEntered(item, day) && (
            <input
              type="checkbox"
              name="item"
              value={item._key}
              defaultChecked={!item.optional}
              aria-label={fill(texts.count, { item: name })}
            />
          )}
        </td>
      )}
      <th scope="row">
        {name}
        {item.optional && <small> {texts.ifWished}</small>}
      </th>
      {columns.map((column) => (
        <td key={column.name} data-label={column.name}>
          {column.valueOf(item)}
        </td>
      ))}
    </tr>
  );
}
