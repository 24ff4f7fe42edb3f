/** The keys of a record, in order. `Object.keys` loses their type, because an object may have more. */
export function keysOf<Key extends string>(rows: Record<Key, unknown>): Key[] {
  return Object.keys(rows) as Key[];
}

/** A record with these keys and the values computed from them. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}

/** Whether a record itself has a key. `Object.hasOwn` came after the oldest browsers. */
export function hasKey(record: object, key: string): boolean {
  return Object.prototype.hasOwnProperty.call(record, key);
}
