import type { ReactNode } from 'react';
import { FactSource } from '#app/brand/fact/fact-source.tsx';
import { NotEntered } from '#app/brand/fact/not-entered.tsx';
import { useFacts } from '#app/content/content-context.ts';
import { refunds } from '#app/content/kinds/parts/cost-words.ts';
import { factState } from '#app/content/shelf-life/fact-state.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { amountBetween } from '../fact/amount.ts';
import styles from './cost-table.module.css';
import { costsTexts } from './costs.text.ts';
import { PayerBadge } from './payer-badge.tsx';
import type { CostItem } from './sums.ts';

/** An item; on phones a card, on which of what is missing only the amount is named. */
export function CostRow({ item }: { item: CostItem }) {
  const texts = useTexts(costsTexts);
  const language = useLanguage();
  const { day } = useFacts('today');
  const name = item.name[language];
  const isMissing = factState('cost', item, day) === 'missing';
  return (
    <tr>
      <td className={styles.tick}>
        <input
          type="checkbox"
          name="item"
          value={item._key}
          defaultChecked={!item.optional}
          aria-label={fill(texts.count, { item: name })}
        />
      </td>
      <th scope="row">
        {name}
        {item.optional && <small> {texts.ifWished}</small>}
      </th>
      <Cell label={texts.payer}>
        {item.payer !== 'undecided' && <PayerBadge payer={item.payer} />}
      </Cell>
      <td data-label={texts.amount} className={styles.amount}>
        <span>
          {!isMissing && <b>{amountBetween(language, item)}</b>}
          <FactSource shelf="cost" fact={item} />
        </span>
      </td>
      <Cell label={texts.paidTo}>{item.paidTo?.[language]}</Cell>
      <Cell label={texts.when}>{item.when?.[language]}</Cell>
      <Cell label={texts.refund}>{item.refund && refunds[item.refund][language]}</Cell>
      <Cell label={texts.receipt}>{item.receipt?.[language]}</Cell>
    </tr>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td data-label={label} className={children ? undefined : styles.missing}>
      {children || <NotEntered />}
    </td>
  );
}
