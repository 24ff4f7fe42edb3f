/** Whether two JSON values are the same, whatever the order of their keys. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const left = Object.entries(one);
  return (
    left.length === Object.keys(other).length &&
    left.every(([name, value]) => isSameValue(value, (other as Record<string, unknown>)[name]))
  );
}
