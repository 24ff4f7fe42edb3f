import type { DocumentKind } from '#app/content/fields.ts';
import { type Leaves, itemsOnPath, leavesIn } from '#app/content/leaves.ts';
import { isSameValue } from '#app/content/same-value.ts';

/** The leaves of a draft that turns one content of a document into another. Null takes an item away. */
export function leavesToward(
  { fields }: Pick<DocumentKind, 'fields'>,
  from: object,
  to: object,
): Leaves {
  const [old, wanted] = [leavesIn(fields, from), leavesIn(fields, to)];
  const leaves: Leaves = {};
  for (const path of Object.keys({ ...wanted, ...old })) {
    if (isSameValue(old[path], wanted[path])) continue;
    const isGone = (item: string) => !hasInside(wanted, item) && !isListed(wanted, item);
    const gone = itemsOnPath(fields, path).find(isGone);
    leaves[gone ?? path] = gone ? null : (wanted[path] ?? null);
  }
  return leaves;
}

function hasInside(leaves: Leaves, item: string): boolean {
  return Object.keys(leaves).some((path) => path.startsWith(`${item}/`));
}

/** Whether the order of its list names an item, which may be without any leaf. */
function isListed(leaves: Leaves, item: string): boolean {
  const at = item.lastIndexOf('/');
  const order = leaves[item.slice(0, at)];
  return Array.isArray(order) && order.includes(item.slice(at + 1));
}
