import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';
import type { ParsedDay } from './day.ts';
import { warningTexts } from './warnings.text.ts';
import type { Warning } from './warning.ts';

/** What to say below a field about a warning. */
export function warningSentence(language: Language, { code, suggestion = '' }: Warning): string {
  return fill(warningTexts[code][language], { suggestion });
}

/** What to say below a day that is not clear, with the days that may have been meant in words. */
export function daySentence(
  language: Language,
  { problem, choices }: Extract<ParsedDay, { problem: unknown }>,
): string {
  const sentence = warningTexts[problem][language];
  if (!choices.length) return sentence;
  const days = choices.map((day) => formatDay(language, day)).join(warningTexts.date_or[language]);
  return `${sentence} ${fill(warningTexts.date_did_you_mean[language], { suggestion: days })}`;
}
