import { formatDay, formatDigits } from './format.ts';
import type { Language } from './language.ts';

/** A calendar day (`yyyy-mm-dd`) in words, or the year alone where a text is one (`yyyy`). */
export function formatDayOrYear(language: Language, text: string): string {
  return text.length === 4 ? formatDigits(language, text) : formatDay(language, text);
}
