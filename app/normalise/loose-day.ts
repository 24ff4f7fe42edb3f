import { toAsciiDigits } from './digits.ts';
import { monthOf } from './month.ts';

/**
 * Reads what is said in an office of a day close by: `3`, `3/12`, `৩ ডিসেম্বর`, `Thursday`, `কাল`, `পরশু`, in both languages and any
 * digits (decision 83). The nearest such day from `today` on, or where none after it may be meant (`latest`), before it: `কাল` is
 * both tomorrow and yesterday. All days are `yyyy-mm-dd`; null for anything else, which `readDay` reads.
 */
export function readLooseDay(
  typed: string,
  [earliest, latest]: readonly [earliest: string, latest: string],
  today: string,
): string | null {
  const text = toAsciiDigits(typed.normalize('NFC'))
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .trim();
  const isPast = latest <= today;
  const step = isPast ? -1 : 1;
  const word = words.find(([pattern]) => pattern.test(text));
  if (word) return shifted(today, word[1](step));

  const weekday = weekdays.findIndex((pattern) => pattern.test(text));
  const parts = /^(\d{1,2})(?:\s*[/.-]\s*(\d{1,2})|\s+([\p{L}\p{M}]+))?$/u.exec(text);
  const [, day, month, monthName] = parts ?? [];
  const wanted = Number(month ?? (monthName && monthOf(monthName)));
  if (weekday === -1 && (!day || wanted === 0)) return null;
  const fits = (one: Date) =>
    weekday === -1
      ? one.getUTCDate() === Number(day) && (isNaN(wanted) || one.getUTCMonth() + 1 === wanted)
      : one.getUTCDay() === weekday;

  // A weekday that is today's is said of the next one.
  const nearest = isPast ? latest : earliest > today ? earliest : today;
  for (let days = weekday === -1 || nearest !== today ? 0 : 1; days < longest; days += 1) {
    const one = shifted(nearest, step * days);
    if (fits(new Date(one))) return one;
  }
  return null;
}

/** 29 February comes round within eight years, also across a century without one. */
const longest = 8 * 366 + 1;

/** How many days from today, for a field of days to come (1) or gone (-1). */
const words: [pattern: RegExp, days: (step: number) => number][] = [
  [/^(?:today|আজ|আজকে)$/, () => 0],
  [/^(?:tomorrow|tmrw|আগামী ?কাল|আগামী ?কালকে)$/, () => 1],
  [/^(?:yesterday|গত ?কাল|গত ?কালকে)$/, () => -1],
  [/^(?:কাল|কালকে)$/, (step) => step],
  [/^(?:(?:the )?day after tomorrow|আগামী ?পরশু)$/, () => 2],
  [/^(?:(?:the )?day before yesterday|গত ?পরশু)$/, () => -2],
  [/^(?:পরশু|পরশুদিন)$/, (step) => 2 * step],
];

/** From Sunday, as `getUTCDay` counts. */
const weekdays = [
  /^(?:sun(?:day)?|রবি(?:বার)?)$/,
  /^(?:mon(?:day)?|সোম(?:বার)?)$/,
  /^(?:tues?(?:day)?|মঙ্গল(?:বার)?)$/,
  /^(?:wed(?:nesday)?|বুধ(?:বার)?)$/,
  /^(?:thu(?:rs)?(?:day)?|বৃহস্পতি(?:বার)?)$/,
  /^(?:fri(?:day)?|শুক্র(?:বার)?)$/,
  /^(?:sat(?:urday)?|শনি(?:বার)?)$/,
];

function shifted(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
