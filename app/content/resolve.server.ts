import { createHash } from 'node:crypto';
import type { Language } from '#app/i18n/language.ts';
import type { DocumentKind, Field } from './fields.ts';
import { fieldsIn, valueAt, withValue } from './leaves.ts';

/** The published value of a field that differs from the shipped one. */
export type Override = {
  value: unknown;
  /** Of the shipped value that it replaced (`basisOf`). */
  basis: string;
  /** When each leaf was last changed or confirmed in a language; without it both are in step. */
  stamps: Record<string, Partial<Record<Language, string>>>;
  /** The version of each leaf at its last change. */
  versions: Record<string, number>;
};

/** The overrides of a document, by the paths of its fields. */
export type Overrides = Record<string, Override>;

export type Resolved = {
  content: Record<string, unknown>;
  /** Fields that show their override. */
  overridden: string[];
  /** Fields whose shipped value has changed since their override replaced it. */
  shippedChanged: string[];
  /** Overrides that are kept but not shown: their field is gone, or they no longer fit. */
  lost: string[];
};

/**
 * A document as the public sees it: each field's override, where there is one that `fits` today's description,
 * else what was shipped. An override equal to the shipped value counts as none, so that exported content may be
 * committed.
 */
export function resolve(
  { fields }: DocumentKind,
  shipped: Record<string, unknown>,
  overrides: Overrides,
  fits: (path: string, field: Field, value: unknown) => boolean,
): Resolved {
  const known = new Map(fieldsIn(fields));
  const resolved: Resolved = { content: shipped, overridden: [], shippedChanged: [], lost: [] };
  for (const [path, { value, basis }] of Object.entries(overrides)) {
    const field = known.get(path);
    if (!field || !fits(path, field, value)) {
      resolved.lost.push(path);
      continue;
    }
    const now = basisOf(valueAt(shipped, path));
    if (basisOf(value) === now) continue;
    resolved.content = withValue(resolved.content, path, value);
    resolved.overridden.push(path);
    if (basis !== now) resolved.shippedChanged.push(path);
  }
  return resolved;
}

/** A short hash of a value, by which a shipped value is known again. */
export function basisOf(value: unknown): string {
  return createHash('sha256').update(sortedJson(value)).digest('base64url').slice(0, 16);
}

/** JSON in which the keys of objects are sorted: equal values are equal texts. */
function sortedJson(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      part !== null && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? ''
  );
}
