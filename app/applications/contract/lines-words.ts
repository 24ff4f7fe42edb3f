import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import { versionTexts } from './contract.text.ts';

/** Where lines stand and in which version, in words, by their name (`CaseLines.lines`). */
export function linesWords(lines: string): Bilingual {
  const [place, version = ''] = lines.split('.');
  const texts = versionTexts[place === 'order' ? 'order' : 'case'];
  const said = (language: Language) =>
    fill<string>(texts[language], { version: formatNumber(language, Number(version)) });
  return { en: said('en'), bn: said('bn') };
}
