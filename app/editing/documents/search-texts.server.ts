import { type Leaves, isRecord } from '#app/content/leaves.ts';
import { type Language, languages } from '#app/i18n/language.ts';
import { toAsciiDigits } from '#app/normalise/digits.ts';

/** Where a search was found: in a text of one language, or in a fact. */
export type Match = { path: string; locale: Language | null; excerpt: string };

/** How much of the text stands before and after what was found. */
const around = 40;

/** The leaves that hold a text, in either language, whatever its case and whichever digits. */
export function searchLeaves(leaves: Leaves, sought: string): Match[] {
  const wanted = plain(sought.trim().normalize('NFC'));
  if (!wanted) return [];
  return Object.entries(leaves).flatMap(([path, value]) =>
    textsIn(value).flatMap(({ locale, text: stored }): Match[] => {
      const text = stored.normalize('NFC');
      const found = placeOf(wanted, plain(text));
      return found ? [{ path, locale, excerpt: excerptOf(text, found.at, found.length) }] : [];
    }),
  );
}

/** Where a text holds what is wanted. A number also where it is grouped another way: 01234 in +880 1234-567890. */
function placeOf(wanted: string, text: string): { at: number; length: number } | null {
  if (!/^[\d\s()+-]*\d[\d\s()+-]*$/.test(wanted)) {
    const at = text.indexOf(wanted);
    return at < 0 ? null : { at, length: wanted.length };
  }
  const found = new RegExp(wanted.replace(/\D/g, '').split('').join('[\\s()-]*')).exec(text);
  return found && { at: found.index, length: found[0].length };
}

function textsIn(value: unknown): { locale: Language | null; text: string }[] {
  if (typeof value === 'string') return [{ locale: null, text: value }];
  if (typeof value === 'number') return [{ locale: null, text: String(value) }];
  if (Array.isArray(value)) return value.filter(isRecord).flatMap(textsIn);
  if (!isRecord(value)) return [];
  return languages.flatMap((locale) => {
    const text = value[locale];
    return typeof text === 'string' ? [{ locale, text }] : [];
  });
}

/** Of the same length as the text, so that places in both are the same. */
function plain(text: string): string {
  const lower = text.toLowerCase();
  return toAsciiDigits(lower.length === text.length ? lower : text);
}

function excerptOf(text: string, at: number, length: number): string {
  const from = Math.max(0, at - around);
  const to = Math.min(text.length, at + length + around);
  const part = text.slice(from, to).toWellFormed();
  return `${from > 0 ? '…' : ''}${part}${to < text.length ? '…' : ''}`;
}
