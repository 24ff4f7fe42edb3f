import { type Language, languages } from '#app/i18n/language.ts';
import type { Texts } from '#app/i18n/text.ts';
import { fieldTexts, inputTexts } from './fields.text.ts';

/** What a field is called, by its name in the API; of one language of a text, in which. */
export function fieldLabel(name: string, language: Language): string {
  const of = languages.find((one) => name.endsWith(`.${one}`));
  const labels: Texts = fieldTexts;
  const label = labels[of ? name.slice(0, -3) : name]?.[language] ?? name;
  return of ? `${label}, ${inputTexts[of][language]}` : label;
}
