import { isRecord } from '#app/content/leaves.ts';
import { type Bilingual, type Language, languages } from '#app/i18n/language.ts';

/** A text in both languages, whatever a draft holds in its place. */
export function textOf(value: unknown): Bilingual {
  const part = (language: Language) =>
    isRecord(value) && typeof value[language] === 'string' ? value[language] : '';
  return { en: part('en'), bn: part('bn') };
}

/** Lines as one text for each language. */
export function joinedLines(value: unknown): Bilingual {
  const texts = Array.isArray(value) ? value.map(textOf) : [];
  return { en: texts.map(({ en }) => en).join('\n'), bn: texts.map(({ bn }) => bn).join('\n') };
}

/** Lines as typed, one for each language, as pairs: the first belongs to the first. */
export function pairedLines({ en, bn }: Bilingual): Bilingual[] {
  const [english, bengali] = [en.split('\n'), bn.split('\n')];
  const pairs = Array.from({ length: Math.max(english.length, bengali.length) }, (_, at) => ({
    en: english[at] ?? '',
    bn: bengali[at] ?? '',
  }));
  const isEmpty = (pair: Bilingual) => languages.every((language) => !pair[language].trim());
  while (pairs.length > 0 && isEmpty(pairs[pairs.length - 1]!)) pairs.pop();
  return pairs;
}

/** How many lines of a language have something in them. */
export function countLines(text: string): number {
  return text.split('\n').filter((line) => line.trim()).length;
}
