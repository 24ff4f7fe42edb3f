/** The keys of a record, in its order. `Object.keys` forgets their type, because an object may hold more. */
export function keysOf<Key extends string>(rows: Record<Key, unknown>): Key[] {
  return Object.keys(rows) as Key[];
}

/** A record with these keys, its values made from them. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}
