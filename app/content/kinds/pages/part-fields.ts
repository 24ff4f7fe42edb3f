import type { Bilingual } from '#app/i18n/language.ts';
import { icon } from '#app/content/facts.ts';
import { type BothField, both } from '#app/content/fields.ts';

/** A name with a sentence or two about it. */
export const nameAndText = {
  name: both({ en: 'Heading', bn: 'শিরোনাম' }, { en: 'A few words.', bn: 'কয়েকটি শব্দে লিখুন।' }),
  text: both({ en: 'Text', bn: 'লেখা' }, { en: 'One or two sentences.', bn: 'এক-দুই বাক্যে লিখুন।' }),
};

/** A card with a small drawing. */
export const card = { icon: icon(), ...nameAndText };

/** A name with a text that stand in the words of a page: `recruitment` and `recruitmentBlurb`. */
export function blurb<const Name extends string>(
  name: Name,
  { en, bn }: Bilingual,
): Record<Name | `${Name}Blurb`, BothField> {
  return {
    [name]: { ...nameAndText.name, label: { en: `${en}: heading`, bn: `${bn}: শিরোনাম` } },
    [`${name}Blurb`]: { ...nameAndText.text, label: { en: `${en}: text`, bn: `${bn}: লেখা` } },
  } as Record<Name | `${Name}Blurb`, BothField>;
}

/** The words on a button or a link. */
export function button({ en, bn }: Bilingual, hint: Bilingual) {
  return both({ en: `${en}: button`, bn: `${bn}: বোতামের লেখা` }, hint);
}

/** How many rows a list of a page may have. */
export const rows = { fewest: 1, most: 12 };
