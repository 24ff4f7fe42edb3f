/**
 * JSON by which equal values are known: the keys of objects are sorted, and letters that can be written in two ways
 * (Bengali য় as one code point or as two) are written in one. What is absent is null.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ).normalize('NFC');
}

/** Whether two values are the same to a reader. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
