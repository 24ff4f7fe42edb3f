import * as v from 'valibot';
import { keysOf } from '#app/config/typed-record.ts';
import { identityKinds } from '#app/content/kinds/trust/identities.ts';

const words = v.object({ en: v.string(), bn: v.string() });

/** An entry of the list of what is ours, as staff see it. */
export const listedIdentity = v.object({
  _key: v.string(),
  kind: v.picklist(keysOf(identityKinds)),
  value: v.string(),
  name: v.nullable(v.string()),
  role: words,
  area: v.nullable(words),
  registrationNumber: v.nullable(v.string()),
  since: v.nullable(v.string()),
  until: v.nullable(v.string()),
  /** Whether the check says yes to it on this day. */
  state: v.picklist(['listed', 'not_yet', 'ended']),
  checked: v.picklist(['missing', 'unchecked', 'fresh', 'outdated']),
});

export type ListedIdentity = v.InferOutput<typeof listedIdentity>;
