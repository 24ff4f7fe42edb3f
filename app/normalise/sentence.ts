import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';
import { warningTexts } from './warnings.text.ts';

type MessageCode = keyof typeof warningTexts;

/** Whether there is a sentence for a code. */
export function isMessageCode(code: string): code is MessageCode {
  return code in warningTexts;
}

/** What to say below a field, with the suggestion, or the days (`yyyy-mm-dd`) that may have been meant in words. */
export function messageSentence(
  language: Language,
  code: MessageCode,
  { suggestion = '', choices = [] }: { suggestion?: string; choices?: string[] } = {},
): string {
  const text: string = warningTexts[code][language];
  const sentence = fill(text, { suggestion });
  if (choices.length === 0) return sentence;
  const days = choices.map((day) => formatDay(language, day)).join(warningTexts.date_or[language]);
  return `${sentence} ${fill(warningTexts.date_did_you_mean[language], { suggestion: days })}`;
}
