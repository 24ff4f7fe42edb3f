import { shareAddress } from '#app/brand/share-address.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import { textOf } from '../fields/value-lines.ts';

/** What a messenger shows of a link to a page: what staff have set, and for the rest what stands in for it. */
export function linkWords(
  page: string,
  language: Language,
  valueAt: (path: string) => unknown,
  standIns: Record<string, Bilingual>,
) {
  const own = (field: string) => standIns[`${page}/${field}`]?.[language] ?? '';
  const set = (field: string) => textOf(valueAt(`${page}/${field}`))[language].trim();
  const title = set('title') || own('title');
  const uploaded = valueAt(`${page}/picture`);
  return {
    title,
    description: set('description') || own('description'),
    // The page's own picture has the title drawn on it.
    picture:
      typeof uploaded === 'string'
        ? uploaded
        : title === own('title')
          ? own('picture')
          : shareAddress('brand', language),
  };
}
