import * as v from 'valibot';
import { calendarDay } from '#app/i18n/calendar-day.ts';
import { storable } from '#app/forms/text-schema.ts';

/** How a call can go. */
export const callOutcomes = [
  'reached',
  'no_answer',
  'call_later',
  'wrong_number',
  'not_interested',
] as const;

export type CallOutcome = (typeof callOutcomes)[number];

/** Whether one calls again after such a call. Only then there is a day for it. */
export function leadsToAnotherCall(outcome: string | null): boolean {
  return outcome === 'no_answer' || outcome === 'call_later';
}

/** The longest note on a call, in UTF-16 units. */
export const maxNoteLength = 1000;

/**
 * The rules for what staff write down of a call on the current day (`yyyy-mm-dd`). `version` is that
 * of the record as they saw it. A day to call again that is not needed any more comes out as null.
 */
export function callNote(today: string) {
  return v.pipe(
    v.object({
      version: v.pipe(v.number('invalid'), v.safeInteger('invalid'), v.minValue(0, 'invalid')),
      outcome: v.nullable(v.picklist(callOutcomes, 'invalid')),
      note: v.pipe(v.string('not_text'), v.maxLength(maxNoteLength, 'too_long'), storable),
      followUpOn: v.nullable(calendarDay(today)),
    }),
    v.forward(
      v.partialCheck(
        [['outcome'], ['followUpOn']],
        ({ outcome, followUpOn }) => outcome !== 'call_later' || followUpOn !== null,
        'required',
      ),
      ['followUpOn'],
    ),
    v.transform((note) =>
      leadsToAnotherCall(note.outcome) ? note : { ...note, followUpOn: null },
    ),
  );
}

export type CallNote = v.InferOutput<ReturnType<typeof callNote>>;

/** A call as it stands in the log of a record. */
export const keptCall = v.object({
  _id: v.string(),
  at: v.string(),
  /** Null where it was not kept. */
  by: v.nullable(v.object({ name: v.string(), email: v.string() })),
  outcome: v.nullable(v.string()),
  note: v.string(),
  followUpOn: v.nullable(v.string()),
});

export type KeptCall = v.InferOutput<typeof keptCall>;

/** What a record that staff call about has of its last call. `version` counts all its changes by staff. */
export type CalledRecord = {
  _id: string;
  version: number;
  outcome: string | null;
  note: string;
  followUpOn: string | null;
};
