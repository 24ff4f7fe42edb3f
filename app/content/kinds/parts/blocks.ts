import type { Bilingual } from '#app/i18n/language.ts';
import { choice } from '#app/content/facts.ts';
import { lines, longBoth, optional, withBold } from '#app/content/fields.ts';

/** What a block of a text may be, with its name for staff. */
const kinds = {
  paragraph: { en: 'Paragraph', bn: 'অনুচ্ছেদ' },
  list: { en: 'List', bn: 'তালিকা' },
  warning: { en: 'Warning', bn: 'সতর্কবার্তা' },
  picture: { en: 'Picture', bn: 'ছবি' },
  link: { en: 'Link', bn: 'লিংক' },
};

/** Of which kind a block is: one of some. */
export function blockKind<const Kinds extends readonly (keyof typeof kinds)[]>(some: Kinds) {
  return choice(
    { en: 'Kind', bn: 'ধরন' },
    { en: 'What stands here.', bn: 'এখানে কী থাকবে।' },
    some,
    kinds,
  );
}

/** What each kind of block holds. */
export const partsOfBlock: Record<keyof typeof kinds, readonly string[]> = {
  paragraph: ['text'],
  list: ['items'],
  warning: ['text'],
  picture: ['address', 'alt', 'decoration'],
  link: ['text', 'address'],
};

const bold: Bilingual = {
  en: 'Put ** before and after words that should be bold.',
  bn: 'মোটা অক্ষর চাইলে শব্দের আগে ও পরে ** দিন।',
};

/** Of a paragraph or a warning. */
export const blockText = optional(withBold(longBoth({ en: 'Text', bn: 'লেখা' }, bold, 900)));

export const blockItems = optional(
  withBold(lines({ en: 'List', bn: 'তালিকা' }, bold, { fewest: 1, most: 12, longest: 200 })),
);
