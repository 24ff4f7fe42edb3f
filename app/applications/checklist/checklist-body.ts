import * as v from 'valibot';
import { storable } from '#app/forms/text-schema.ts';
import { calendarDay } from '#app/i18n/calendar-day.ts';
import { pastDay, seenVersion } from '../case/case-bodies.ts';
import { linesName } from '../contract/case-lines.ts';

/** The longest texts beside a mark, in UTF-16 units. */
export const maxMarkNote = 300;
export const maxLanguage = 40;

/** The whole of an item as it is now. What happened already is on no day to come; see also `wrongDays`. */
export function checklistMarkBody(today: string) {
  const past = v.optional(v.nullable(pastDay(today)), null);
  const anyDay = v.optional(v.nullable(calendarDay('1900-01-01')), null);
  return v.object({
    ...{ version: seenVersion, seenOn: past, copiedOn: past, receivedOn: past },
    ...{ dueBackOn: anyDay, returnedOn: past, doneOn: past, expiresOn: anyDay },
    ...{ note: text(maxMarkNote), language: text(maxLanguage) },
    copyHandedOver: v.optional(v.boolean('invalid'), false),
    lines: v.pipe(
      v.optional(linesName),
      v.description(
        'Of an explained contract, which lines; those that count now where it is left out',
      ),
    ),
  });
}

function text(maxLength: number) {
  const typed = v.string('not_text');
  return v.optional(v.pipe(typed, v.trim(), v.maxLength(maxLength, 'too_long'), storable), '');
}

export type ChecklistMarkBody = v.InferOutput<ReturnType<typeof checklistMarkBody>>;
