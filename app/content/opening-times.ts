import * as v from 'valibot';

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'not_a_time'));

const day = v.nullable(
  v.pipe(
    v.strictTuple([time, time]),
    v.check(([opens, closes]) => opens < closes, 'closes_before_it_opens'),
  ),
);

const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
const inBengali = ['রবি', 'সোম', 'মঙ্গল', 'বুধ', 'বৃহস্পতি', 'শুক্র', 'শনি'];

export type OpeningTimes = v.InferOutput<typeof openingTimes>;

/** From when to when the office is open on each weekday; null where it stays closed. */
export const openingTimes = v.pipe(
  v.strictObject(v.entriesFromList(weekdays, day)),
  v.check((days) => Object.values(days).some(Boolean), 'never_open'),
);

/**
 * Whether a sentence in either language fits the opening times, as far as that can be told: the hours in it must be
 * theirs, on a dial of twelve, and the weekdays in it those on which the office is open. A sentence that speaks of
 * exceptions ("closed on Friday") may name any weekday.
 */
export function fitsOpeningTimes(sentence: string, days: OpeningTimes): boolean {
  return sameHours(sentence, days) && sameDays(sentence, days);
}

function sameHours(sentence: string, days: OpeningTimes): boolean {
  const said = [...inLatinDigits(sentence).matchAll(/(\d{1,2})(?:[:.](\d\d))?/g)];
  const meant = Object.values(days).flatMap((times) => times?.map((at) => at.split(':')) ?? []);
  const onDial = ([hour, minute]: (string | undefined)[]) =>
    `${Number(hour) % 12}:${minute ?? '00'}`;
  return isSame(
    said.map(([, ...parts]) => onDial(parts)),
    meant.map(onDial),
  );
}

function sameDays(sentence: string, days: OpeningTimes): boolean {
  const text = inLatinDigits(sentence).toLowerCase();
  if (/closed|except|বন্ধ|ছাড়া/.test(text)) return true;
  const named = weekdays
    .map((name, index) => Math.max(text.indexOf(name), text.indexOf(inBengali[index]!)))
    .map((at, index) => ({ index, at }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  if (named.length === 0) return true;
  const open = Object.values(days).flatMap((times, index) => (times ? [index] : []));
  return isSame(
    named.flatMap((one, place) => [one.index, ...upTo(named[place + 1], one)]),
    open,
  );

  /** The days between two that the sentence joins by "to". */
  function upTo(next: Place | undefined, { index, at }: Place): number[] {
    // "Saturday 10:00 to 18:00, Monday …" joins hours and not days.
    if (!next || !/^\D*( to | থেকে |[-–])\D*$/.test(text.slice(at, next.at))) return [];
    const between = (next.index - index + 7) % 7;
    return Array.from({ length: between }, (_, step) => (index + step) % 7);
  }
}

function inLatinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));
}

type Place = { index: number; at: number };

function isSame<T>(some: T[], others: T[]): boolean {
  const [a, b] = [new Set(some), new Set(others)];
  return a.size === b.size && [...a].every((one) => b.has(one));
}
