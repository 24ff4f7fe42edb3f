import * as v from 'valibot';
import { storable } from '#app/forms/text-schema.ts';

/** For how many hours a withdrawal can be undone. Then the picture is erased. */
const undoHours = 24;

/** The longest reason, in UTF-16 units. */
export const maxReason = 500;

/** What staff may say of a withdrawal: why, and whether the person wishes that initials and a drawing stay. */
export const newWithdrawal = v.object({
  reason: v.optional(
    v.pipe(v.string('not_text'), v.maxLength(maxReason, 'too_long'), storable, v.trim()),
    '',
  ),
  leavesInitials: v.optional(v.boolean('invalid'), false),
});

export type NewWithdrawal = v.InferOutput<typeof newWithdrawal>;

/** A withdrawal as staff see it. Times are ISO 8601 in UTC; after `erasedFrom` it cannot be undone. */
export const withdrawal = v.object({
  at: v.string(),
  erasedFrom: v.string(),
  reason: v.string(),
  leavesInitials: v.boolean(),
  /** Whether the picture is erased already, and only initials are left. */
  isErased: v.boolean(),
});

/**
 * A picture shown no more, since `at`, whose copies are with an image host, which cannot delete them: somebody has to, at
 * these addresses.
 */
export const leftPicture = v.object({
  key: v.string(),
  at: v.string(),
  addresses: v.array(v.string()),
});

export type LeftPicture = v.InferOutput<typeof leftPicture>;

/** Withdrawals after this time (ISO 8601) can still be undone. */
export function undoableSince(now: Date): string {
  return shifted(now, -undoHours);
}

/** When the picture of a withdrawal is erased: 24 hours later. ISO 8601, as `at`. */
export function erasedFrom(at: string): string {
  return shifted(new Date(at), undoHours);
}

function shifted(moment: Date, hours: number): string {
  return new Date(moment.getTime() + hours * 3_600_000).toISOString();
}
