import type { NotTaken } from '#app/forms/not-taken.ts';

export const lookupFields = ['receiptNumber', 'phoneEnd', 'birthYear'] as const;

export type LookupField = (typeof lookupFields)[number];

/** Why the form comes back, with what was typed; switched off there is none. */
export type LookupReply = { answers: Record<LookupField, string> } & (
  | NotTaken
  | { status: 'no_match' | 'switched_off' }
);
