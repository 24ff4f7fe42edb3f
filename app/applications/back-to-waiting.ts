import * as v from 'valibot';
import { storable } from '#app/forms/text-schema.ts';
import { reasonLength, seenVersion } from './case/case-bodies.ts';

/** What staff give to put somebody back among those who wait: why, and the version of the record that they saw. */
export const backToWaiting = v.object({
  version: v.optional(seenVersion),
  reason: v.pipe(
    v.string('not_text'),
    v.trim(),
    v.minLength(reasonLength.min, 'too_short'),
    v.maxLength(reasonLength.max, 'too_long'),
    storable,
  ),
});

export type BackToWaiting = v.InferInput<typeof backToWaiting>;
