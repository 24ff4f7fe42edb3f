import type { Language } from '#app/i18n/language.ts';
import { callTexts } from './calls.text.ts';

/** What the last call came to, in one line; empty where nothing is known of it. */
export function lastCall(
  { outcome, note }: { outcome: string | null; note: string },
  language: Language,
): string {
  const outcomes: Record<string, Record<Language, string>> = callTexts;
  return note ? `“${note}”` : (outcomes[outcome ?? '']?.[language] ?? '');
}
