import type { ReactNode } from 'react';
import { useFacts } from '#app/content/content-context.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import styles from './cost-table.module.css';
import { costsTexts } from './costs.text.ts';
import { type CostItem, isEntered } from './sums.ts';

/** A column of the table, and what stands in it for an item: nothing where that is not known. */
export type CostColumn = { name: string; valueOf: (item: CostItem) => ReactNode };

/** An item, which is ticked off where it has an amount; on phones a part of a card, without what is not known. */
export function CostRow({
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
