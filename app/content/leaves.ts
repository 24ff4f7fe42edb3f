import { hasKey } from '#app/config/typed-record.ts';
import type { Field, Fields, ListField } from './fields.ts';

/**
 * Leaves are what drafts keep and two people may change at once: a text in both languages, a fact, one field of
 * one item of a list, or the order of a list. A leaf's path has the names of its fields and the keys of its
 * items: `agency/hours`, `reviews/rakib/quote`; that of an order is the list's own, `reviews`, and its value the
 * keys in their order. A draft may also hold null at the path of an item that was removed.
 */
export type Leaves = Record<string, unknown>;

/** What somebody may write at a path, or null where there is nothing of the kind. */
export type Place =
  | { kind: 'leaf'; field: Exclude<Field, ListField | { type: 'group' }> }
  | { kind: 'order'; field: ListField }
  | { kind: 'item'; field: ListField };

/** The field of a name; undefined where there is none. Its name may come from anybody. */
export function fieldNamed(fields: Fields, name: string | undefined): Field | undefined {
  return name !== undefined && hasKey(fields, name) ? fields[name] : undefined;
}

/** What a path leads to; null for a path of no field. */
export function placeAt(fields: Fields, path: string): Place | null {
  const [name, ...rest] = path.split('/');
  const field = fieldNamed(fields, name);
  if (!field) return null;
  if (field.type === 'group') return rest.length ? placeAt(field.fields, rest.join('/')) : null;
  if (field.type !== 'list') return rest.length ? null : { kind: 'leaf', field };
  const [key, ...inside] = rest;
  if (key === undefined) return { kind: 'order', field };
  if (!itemKey.test(key)) return null;
  return inside.length ? placeAt(field.item, inside.join('/')) : { kind: 'item', field };
}

/**
 * The path of the field that a leaf belongs to, the unit of labels, history and overrides: `reviews` for
 * `reviews/rakib/quote`, and for a text its own path.
 */
export function fieldPath(fields: Fields, path: string): string {
  const [name, ...rest] = path.split('/');
  const field = fieldNamed(fields, name);
  if (field?.type !== 'group') return name!;
  return `${name}/${fieldPath(field.fields, rest.join('/'))}`;
}

/** All fields with their paths, those of groups in their place. */
export function fieldsIn(
  fields: Fields,
  prefix = '',
): [string, Exclude<Field, { type: 'group' }>][] {
  return Object.entries(fields).flatMap(([name, field]: [string, Field]) =>
    field.type === 'group'
      ? fieldsIn(field.fields, `${prefix}${name}/`)
      : [[`${prefix}${name}`, field]],
  );
}

/** The value of the field at a path of `fieldsIn`. */
export function valueAt(content: unknown, path: string): unknown {
  return path
    .split('/')
    .reduce((value: unknown, name) => (isRecord(value) ? value[name] : undefined), content);
}

/** The content with another value of the field at a path; undefined removes it. */
export function withValue(content: unknown, path: string, value: unknown): Record<string, unknown> {
  const [name, ...rest] = path.split('/');
  const record = isRecord(content) ? content : {};
  if (rest.length === 0) {
    if (value !== undefined) return { ...record, [name!]: value };
    const { [name!]: _, ...others } = record;
    return others;
  }
  return { ...record, [name!]: withValue(record[name!], rest.join('/'), value) };
}

/** The leaves of the value of one field. */
export function leavesOf(path: string, field: Field, value: unknown): Leaves {
  if (value === undefined) return {};
  if (field.type === 'group') return leavesIn(field.fields, value, `${path}/`);
  if (field.type !== 'list') return { [path]: value };
  const items = itemsOf(value);
  return {
    [path]: items.map(({ _key }) => _key),
    ...joined(items.map((item) => leavesIn(field.item, item, `${path}/${item._key}/`))),
  };
}

/** The leaves of several fields, for example of a whole document. */
export function leavesIn(fields: Fields, content: unknown, prefix = ''): Leaves {
  return joined(
    Object.entries<Field>(fields).map(([name, field]) =>
      leavesOf(`${prefix}${name}`, field, isRecord(content) ? content[name] : undefined),
    ),
  );
}

function joined(parts: Leaves[]): Leaves {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
}

/**
 * The value of a field with these leaves in the place of its own; undefined where there is none. An item that has
 * leaves but stands in no order comes last, in the order of the leaves; one whose path holds null is left out.
 */
export function withLeaves(path: string, field: Field, value: unknown, leaves: Leaves): unknown {
  if (field.type === 'group') {
    const content = isRecord(value) ? value : {};
    return Object.fromEntries(
      Object.entries(field.fields).flatMap(([name, member]) => {
        const made = withLeaves(`${path}/${name}`, member, content[name], leaves);
        return made === undefined ? [] : [[name, made]];
      }),
    );
  }
  // Null empties an optional field.
  if (field.type !== 'list') return hasKey(leaves, path) ? (leaves[path] ?? undefined) : value;

  const old = new Map(itemsOf(value).map((item) => [item._key, item]));
  const written = Object.keys(leaves)
    .filter((leaf) => leaf.startsWith(`${path}/`))
    .map((leaf) => leaf.slice(path.length + 1).split('/')[0]!);
  const order = keysIn(leaves[path]) ?? [...old.keys()];
  const there = new Set([...old.keys(), ...written]);
  const keys = [...new Set([...order, ...there])].filter(
    (key) => there.has(key) && leaves[`${path}/${key}`] !== null,
  );
  return keys.map((key) => {
    const item = withLeaves(
      `${path}/${key}`,
      { type: 'group', fields: field.item },
      old.get(key),
      leaves,
    );
    return { _key: key, ...(isRecord(item) && item), ...(field.key && { [field.key]: key }) };
  });
}

/** The keys that an order holds. */
export function keysIn(order: unknown): string[] | undefined {
  if (!Array.isArray(order)) return undefined;
  return order.filter((key: unknown) => typeof key === 'string');
}

/** A document's content with these leaves in the place of its own. */
export function contentWithLeaves(
  fields: Fields,
  content: object,
  leaves: Leaves,
): Record<string, unknown> {
  const values = new Map(Object.entries(content));
  const made: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = withLeaves(name, field, values.get(name), leaves);
    if (value !== undefined) made[name] = value;
  }
  return made;
}

/** The items that a path leads through or to, the outermost first: `reviews/rakib` for `reviews/rakib/quote`. */
export function itemsOnPath(fields: Fields, path: string, prefix = ''): string[] {
  const [name, ...rest] = path.split('/');
  const field = fieldNamed(fields, name);
  if (field?.type === 'group')
    return itemsOnPath(field.fields, rest.join('/'), `${prefix}${name}/`);
  if (field?.type !== 'list' || rest.length === 0) return [];
  const item = `${prefix}${name}/${rest[0]}`;
  return [item, ...itemsOnPath(field.item, rest.slice(1).join('/'), `${item}/`)];
}

/** Keys of items stand in paths: small letters, digits and hyphens. Not the names that every object of JavaScript has. */
export const itemKey = /^(?!__proto__$|constructor$)[a-z0-9_-]{1,64}$/;

/** An item of a list, with the key that names it. */
export type Item = { _key: string } & Record<string, unknown>;

export function itemsOf(value: unknown): Item[] {
  return Array.isArray(value) ? value.filter((item): item is Item => isRecord(item)) : [];
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
