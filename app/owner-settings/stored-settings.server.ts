import * as v from 'valibot';
import type { Database } from '#app/database/database.server.ts';
import { toAsciiDigits } from '#app/normalise/digits.ts';
import {
  type OperatorSettings,
  type OwnerSettings,
  defaultSettings,
  settingRanges,
} from './owner-settings.ts';

/** What each setting can be: numbers also as text, in the digits of any script. */
export const settingValues = {
  retentionNew: wholeNumber(settingRanges.retentionNew),
  retentionUnderWay: wholeNumber(settingRanges.retentionUnderWay),
  retentionAbroad: wholeNumber(settingRanges.retentionAbroad),
  retentionClosed: wholeNumber(settingRanges.retentionClosed),
  callWithinDays: wholeNumber(settingRanges.callWithinDays),
  statusOpen: v.boolean('invalid'),
};

function wholeNumber({ min, max }: { min: number; max: number }) {
  return v.pipe(
    v.union([v.number('invalid'), v.pipe(v.string(), v.nonEmpty('required'))], 'invalid'),
    v.transform((sent) => (typeof sent === 'number' ? sent : Number(written(sent)))),
    v.safeInteger('invalid'),
    v.minValue(min, 'out_of_range'),
    v.maxValue(max, 'out_of_range'),
  );
}

/** Nothing but digits: `Number` reads much else. */
function written(text: string): string {
  const digits = toAsciiDigits(text).trim();
  return /^\d{1,6}$/.test(digits) ? digits : 'none';
}

/** The settings as they hold now: what an owner has set, else what the operator has. */
export async function readOwnerSettings(
  db: Database,
  operator: OperatorSettings,
): Promise<OwnerSettings> {
  const rows = await db.selectFrom('ownerSetting').select(['name', 'value']).execute();
  const stored = Object.fromEntries(rows.map(({ name, value }) => [name, parsed(value)]));
  const initial = defaultSettings(operator);
  const { retentionNew, retentionUnderWay, retentionAbroad, retentionClosed } = settingValues;
  // One that does not fit was set in another version.
  const values = v.object({
    retentionNew: v.fallback(retentionNew, initial.retentionNew),
    retentionUnderWay: v.fallback(retentionUnderWay, initial.retentionUnderWay),
    retentionAbroad: v.fallback(retentionAbroad, initial.retentionAbroad),
    retentionClosed: v.fallback(retentionClosed, initial.retentionClosed),
    callWithinDays: v.fallback(settingValues.callWithinDays, initial.callWithinDays),
    statusOpen: v.fallback(settingValues.statusOpen, initial.statusOpen),
  });
  return v.parse(values, stored);
}

function parsed(json: string): unknown {
  return JSON.parse(json);
}
