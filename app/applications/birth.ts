import type { ParsedDay } from '#app/normalise/day.ts';

/** A birth as it is stored: a day (`yyyy-mm-dd`), or the year where nobody knows more of it. */
export type Birth = { birth: string | null; birthYear?: number | null };

/** The day or the year that was understood, as one text; empty where there is none. */
export function birthRead(parsed: ParsedDay | null): string {
  if (parsed === null || 'problem' in parsed) return '';
  return 'day' in parsed ? parsed.day : parsed.year;
}

/** The same of what is stored. */
export function birthText({ birth, birthYear }: Birth): string {
  return birth ?? birthYear?.toString() ?? '';
}

/** What is stored of such a text. */
export function storedBirth(text: string): { birth: string | null; birthYear: number | null } {
  if (text.length === 4) return { birth: null, birthYear: Number(text) };
  return { birth: text || null, birthYear: null };
}
