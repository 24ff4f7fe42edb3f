import * as v from 'valibot';
import { recordOf, keysOf } from '#app/config/typed-record.ts';
import { destinations } from '#app/content/destinations.ts';
import { requiredReason, seenVersion } from '../case/case-bodies.ts';
import { fields } from '../fields.ts';

/** The answers of the form, as texts, and where the case goes to. */
export const factKeys = [...keysOf(fields), 'destination'] as const;

export type FactKey = (typeof factKeys)[number];

const destinationCodes = destinations.map((code) => code.toUpperCase());

/** What was typed wrongly and is to be corrected. What the texts must be is judged by the rules of the form. */
export const factBody = v.object({
  version: seenVersion,
  changes: v.strictObject(
    {
      ...recordOf(keysOf(fields), () => v.optional(v.string('not_text'))),
      destination: v.optional(v.nullable(v.picklist(destinationCodes, 'invalid'))),
    },
    'unknown_field',
  ),
  reason: requiredReason,
});

export type FactBody = v.InferOutput<typeof factBody>;

/** A corrected field: as it was typed before and after, passport numbers masked. What was empty is empty. */
export const factChange = v.object({
  _id: v.string(),
  /** A field of the form, or `destination`, whose texts are codes of countries. */
  field: v.string(),
  before: v.string(),
  after: v.string(),
  at: v.string(),
  /** Id of the staff member; null where that was not kept. */
  by: v.nullable(v.string()),
  byName: v.nullable(v.string()),
  reason: v.string(),
});

export type FactChange = v.InferOutput<typeof factChange>;
