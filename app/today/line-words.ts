import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { formatDayOfYear } from '#app/i18n/day-of-year.ts';
import type { Language } from '#app/i18n/language.ts';
import { textsIn } from '#app/i18n/text.ts';
import { kindOf } from './due-kinds.ts';
import { lineTexts } from './today.text.ts';
import type { TodayLine } from './today.ts';

/** What names a line on the page, and stays its own when the list is loaded anew. */
export function keyOf(line: TodayLine): string {
  return `${line.kind}:${kindOf(line).idOf(line)}`;
}

/** Whom or what a line is about. */
export function subjectOf(language: Language, line: TodayLine): string {
  return kindOf(line).subjectOf(line, language);
}

/** What is to be done. */
export function whatOf(language: Language, line: TodayLine, today: string): string {
  return kindOf(line).whatOf(line, language, today);
}

/** What one must know for it; empty where there is nothing. */
export function detailOf(language: Language, line: TodayLine, today: string): string {
  return kindOf(line).detailOf(line, language, today);
}

/** How late a line is, or by when it is due; of what happened, when it did. */
export function whenOf(language: Language, line: TodayLine, today: string): string {
  const texts = textsIn(lineTexts, language);
  const happenedOn = kindOf(line).happenedOn?.(line);
  const dueOn = happenedOn ?? line.dueOn;
  if (dueOn > today || (happenedOn && happenedOn < today))
    return formatDayOfYear(language, dueOn, 'long');
  const days = Math.round((Date.parse(today) - Date.parse(dueOn)) / 86_400_000);
  if (days === 0) return texts.lateToday;
  return days === 1 ? texts.lateDay : fill(texts.lateDays, { count: formatNumber(language, days) });
}
