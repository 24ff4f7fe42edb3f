import { createHash } from 'node:crypto';
import type { DocumentKind, Field } from './fields.ts';
import { fieldsIn, valueAt, withValue } from './leaves.ts';
import { canonicalJson } from './same-value.ts';
import type { Overrides } from './stored-content.ts';

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
    // The shipped value was published again.
    if (value === undefined) continue;
    const field = known.get(path);
    if (!field || !fits(path, field, value)) {
      resolved.lost.push(path);
      continue;
    }
    const now = basisOf(valueAt(shipped, path));
    if (basisOf(value) === now) continue;
    // Null where staff have emptied an optional field.
    resolved.content = withValue(resolved.content, path, value ?? undefined);
    resolved.overridden.push(path);
    if (basis !== now) resolved.shippedChanged.push(path);
  }
  return resolved;
}

/** A short hash of a value, by which a shipped value is known again. */
export function basisOf(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('base64url').slice(0, 16);
}
