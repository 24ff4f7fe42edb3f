import * as v from 'valibot';
import { storable } from '#app/forms/text-schema.ts';
import { calendarDay } from '#app/i18n/calendar-day.ts';
import { closeReasonCodes, nextStepCodes, stageCodes } from '../stage.ts';

/** The shortest and longest reason that a person writes, in UTF-16 units. */
export const reasonLength = { min: 3, max: 300 };
/** The longest text beside a next step. */
export const maxNextStepText = 200;

/** The version of the row as the caller saw it. */
export const seenVersion = v.pipe(
  v.number('invalid'),
  v.safeInteger('invalid'),
  v.minValue(0, 'invalid'),
);

/** A reason where one is required: for closing, refusing, moving back, voiding, correcting. */
export const requiredReason = v.pipe(
  v.string('not_text'),
  v.trim(),
  v.nonEmpty('required'),
  v.minLength(reasonLength.min, 'too_short'),
  v.maxLength(reasonLength.max, 'too_long'),
  storable,
);

/** A day that is not in the future (`today` in Dhaka). */
export function pastDay(today: string) {
  return v.pipe(
    calendarDay('1900-01-01'),
    v.check((day) => day <= today, 'date_in_future'),
  );
}

/** A move to another stage. Whether it needs a reason depends on the case (`reasonsNeeded`). */
export function stageMoveBody(today: string) {
  return v.object({
    version: seenVersion,
    to: v.picklist(stageCodes, 'invalid'),
    on: v.optional(pastDay(today)),
    reason: v.optional(v.union([v.literal(''), requiredReason], 'too_short'), ''),
    closeReason: v.optional(v.nullable(v.picklist(closeReasonCodes, 'invalid')), null),
  });
}

export type StageMoveBody = v.InferOutput<ReturnType<typeof stageMoveBody>>;

export const assigneeBody = v.object({
  version: seenVersion,
  assignee: v.nullable(v.pipe(v.string('not_text'), storable)),
});

/**
 * What comes next, by which day: from today to two years ahead. Without a step it is done. `again` brings back one that
 * was done by mistake, whose day may be over.
 */
export function nextStepBody(today: string) {
  const latest = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
  return v.pipe(
    v.object({
      version: seenVersion,
      step: v.nullable(v.picklist(nextStepCodes, 'invalid')),
      text: v.optional(
        v.pipe(v.string('not_text'), v.trim(), v.maxLength(maxNextStepText, 'too_long'), storable),
        '',
      ),
      on: v.optional(
        v.nullable(
          v.pipe(
            calendarDay('1900-01-01'),
            v.check((day) => day <= latest, 'out_of_range'),
          ),
        ),
        null,
      ),
      again: v.optional(v.boolean('invalid'), false),
    }),
    v.forward(
      v.partialCheck(
        [['step'], ['on']],
        ({ step, on }) => step === null || on !== null,
        'required',
      ),
      ['on'],
    ),
    v.forward(
      v.partialCheck(
        [['on'], ['again']],
        ({ on, again }) => on === null || on >= today || again,
        'date_over',
      ),
      ['on'],
    ),
  );
}

export type NextStepBody = v.InferOutput<ReturnType<typeof nextStepBody>>;

export const lookupBody = v.object({ version: seenVersion, closed: v.boolean('invalid') });

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
