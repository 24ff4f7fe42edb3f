import { formatDay } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';
import type { DayReading } from './day.ts';
import { intakeText } from './intake.text.ts';
import type { Warning } from './warning.ts';

/** What to say below a field about a warning. */
export function warningSentence(language: Language, { code, suggestion = '' }: Warning): string {
  return filled(intakeText[code][language], suggestion);
}

/** What to say below a day that is not clear, with the days that may have been meant in words. */
export function daySentence(
  language: Language,
  { problem, choices }: Extract<DayReading, { problem: unknown }>,
): string {
  const sentence = intakeText[problem][language];
  if (!choices.length) return sentence;
  const days = choices.map((day) => formatDay(language, day)).join(intakeText.date_or[language]);
  return `${sentence} ${filled(intakeText.date_did_you_mean[language], days)}`;
}

/** By a function, because a plain replacement text is itself a pattern: `a$&b@gmail.com`. */
function filled(sentence: string, part: string): string {
  return sentence.replace(/\{\w+\}/, () => part);
}
