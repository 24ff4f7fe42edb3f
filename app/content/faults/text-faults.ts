import { graphemes } from '#app/i18n/graphemes.ts';
import { type Bilingual, type Language, languages } from '#app/i18n/language.ts';
import type { FaultCode } from './faults.text.ts';
import { isRecord } from '../leaves.ts';

/** What is wrong with one text: in which language (null: with the whole), and what it may have at most. */
export type TextFault = {
  locale: Language | null;
  code: FaultCode;
  limit?: number;
  isWarning?: true;
};

/** What is wrong with a text in both languages that may have `longest` graphemes, or that may do without English. */
export function textFaults(
  text: unknown,
  longest: number,
  { isEnglishLater = false }: { isEnglishLater?: boolean } = {},
): TextFault[] {
  if (!isRecord(text) || Object.keys(text).some((name) => name !== 'en' && name !== 'bn'))
    return [{ locale: null, code: text === undefined ? 'missing' : 'not_text' }];
  return languages.flatMap((locale): TextFault[] => {
    const value = text[locale];
    if (typeof value !== 'string')
      return [{ locale, code: value === undefined ? 'missing' : 'not_text' }];
    if (!/\S/.test(value))
      return locale === 'en' && isEnglishLater ? [] : [{ locale, code: 'required' }];
    if (value.length > longest && graphemes(value) > longest)
      return [{ locale, code: 'too_long', limit: longest }];
    const code = scriptFault(value, locale);
    return code ? [{ locale, code }] : [];
  });
}

/** A description so short that search engines make up their own. Not a fault. */
export function shortDescriptions(text: Partial<Bilingual>): TextFault[] {
  return languages
    .filter((locale) => graphemes(text[locale] ?? '') < shortestDescription)
    .map((locale) => ({ locale, code: 'short_description', isWarning: true }));
}

const shortestDescription = 30;

function scriptFault(text: string, locale: Language): FaultCode | null {
  const hasBengali = /[\u0980-\u09ff]/.test(text);
  if (looksLikeBijoy(text, locale)) return 'bijoy';
  if (locale === 'bn') return hasBengali ? null : 'no_bengali_letter';
  return hasBengali ? 'bengali_letter' : null;
}

/**
 * Whether a text was typed for a Bijoy font, which draws Bengali shapes in the place of Latin letters: "Avgvi †mvbvi
 * evsjv". Signs such as † touch no letter in any language; a Bengali text without Bengali letters is also told by
 * its many v after another consonant (the sign of আ-কার).
 */
function looksLikeBijoy(text: string, locale: Language): boolean {
  if (/[†‡ˆ‰Š‹Œ¨¯¬][A-Za-z]|[A-Za-z][†‡ˆ‰¨¯¬]/.test(text)) return true;
  if (locale === 'en' || /[\u0980-\u09ff]/.test(text)) return false;
  const words = text.match(/[A-Za-z]{2,}/g) ?? [];
  const telling = words.filter((word) => /[^aeiou]v/i.test(word) || /[a-z][A-Z]/.test(word));
  return telling.length > 0 && telling.length * 3 >= words.length;
}
