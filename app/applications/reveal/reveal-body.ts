import * as v from 'valibot';
import { storable } from '#app/forms/text-schema.ts';
import { keysOf } from '#app/config/typed-record.ts';
import type { Bilingual } from '#app/i18n/language.ts';

/** Why somebody needs a whole passport number, in words. */
export const revealReasons = {
  embassy: { en: 'For the embassy', bn: 'দূতাবাসের জন্য' },
  employer: { en: 'For the employer', bn: 'নিয়োগকর্তার জন্য' },
  ticket: { en: 'For the ticket', bn: 'টিকিটের জন্য' },
  bmet: { en: 'For BMET', bn: 'বিএমইটির জন্য' },
  check: { en: 'To compare it with the passport', bn: 'পাসপোর্টের সঙ্গে মেলাতে' },
  other: { en: 'For something else', bn: 'অন্য কারণে' },
} as const satisfies Record<string, Bilingual>;

export type RevealReason = keyof typeof revealReasons;

export const revealReasonCodes = keysOf(revealReasons);

/** The shortest note that explains `other`, and the longest of any, in UTF-16 units. */
export const revealNoteLength = { min: 5, max: 300 };

/** Why a passport number is to be shown; `other` says so in words. */
export const revealBody = v.pipe(
  v.object({
    reason: v.picklist(revealReasonCodes, 'required'),
    note: v.optional(
      v.pipe(
        v.string('not_text'),
        v.trim(),
        v.maxLength(revealNoteLength.max, 'too_long'),
        storable,
      ),
      '',
    ),
  }),
  v.forward(
    v.partialCheck(
      [['reason'], ['note']],
      ({ reason, note }) => reason !== 'other' || note !== '',
      'required',
    ),
    ['note'],
  ),
  v.forward(
    v.partialCheck(
      [['reason'], ['note']],
      ({ reason, note }) => reason !== 'other' || note.length >= revealNoteLength.min,
      'too_short',
    ),
    ['note'],
  ),
);

export type RevealBody = v.InferOutput<typeof revealBody>;
