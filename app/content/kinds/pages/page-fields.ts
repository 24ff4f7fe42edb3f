import type { Bilingual } from '#app/i18n/language.ts';
import { pictureWithWords } from '#app/content/facts.ts';
import { type BothField, both, companion } from '#app/content/fields.ts';

/** The name of the page: in the tab of the browser and, below an English headline, also in Bengali. */
export const pageTitle = companion(
  both(
    { en: 'Name of the page', bn: 'পাতার নাম' },
    {
      en: 'In the browser tab and in search results.',
      bn: 'ব্রাউজারের ট্যাবে ও গুগলে খুঁজলে এই নাম দেখা যায়।',
    },
    60,
  ),
);

export const pageDescription = both(
  { en: 'Description for search results', bn: 'গুগলের জন্য বিবরণ' },
  {
    en: 'Search engines show it below the name of the page. 30 letters or more.',
    bn: 'গুগলে পাতার নামের নিচে দেখা যায়। অন্তত ৩০ অক্ষর লিখুন।',
  },
  160,
);

export const pageHeadline = companion(
  both(
    { en: 'Headline', bn: 'বড় শিরোনাম' },
    { en: 'The largest line, at the top of the page.', bn: 'পাতার একদম উপরে সবচেয়ে বড় লেখা।' },
    60,
  ),
);

export const pageLead = both(
  { en: 'Opening sentence', bn: 'শুরুর কথা' },
  {
    en: 'Below the headline: what visitors find on this page.',
    bn: 'শিরোনামের নিচে: এই পাতায় কী পাবেন।',
  },
);

/** The drawing beside the headline of a page, on wide screens. */
export function headPicture(drawings: readonly string[]) {
  return pictureWithWords(
    { en: 'Picture beside the headline', bn: 'শিরোনামের পাশের ছবি' },
    { en: 'Shown on computers, not on phones.', bn: 'কম্পিউটারে দেখা যায়, ফোনে নয়।' },
    { shape: 'scene', drawings },
  );
}

/** The shipped drawings of 480 by 300 that suit the head of a page. */
export const sceneDrawings = [
  '/illustrations/services-office.svg',
  '/illustrations/consultation-desk.svg',
  '/illustrations/training-bench.svg',
  '/illustrations/air-ticket.svg',
];

/** The small line above the heading of a section, and the heading: `reviews` and `reviewsTitle`. */
export function sectionHead<const Name extends string>(
  name: Name,
  section: Bilingual,
): Record<Name | `${Name}Title`, BothField> {
  return { [name]: smallLine(section), [`${name}Title`]: heading(section) } as Record<
    Name | `${Name}Title`,
    BothField
  >;
}

/** The same with the text below the heading: `contact`, `contactTitle` and `contactLead`. */
export function sectionHeadWithLead<const Name extends string>(
  name: Name,
  section: Bilingual,
): Record<Name | `${Name}Title` | `${Name}Lead`, BothField> {
  return { ...sectionHead(name, section), [`${name}Lead`]: textBelow(section) } as Record<
    Name | `${Name}Title` | `${Name}Lead`,
    BothField
  >;
}

function smallLine({ en, bn }: Bilingual) {
  return companion(
    both(
      { en: `${en}: small line above`, bn: `${bn}: উপরের ছোট লেখা` },
      {
        en: 'Above the heading. The English page shows the Bengali beside it.',
        bn: 'শিরোনামের উপরে থাকে। ইংরেজি পাতায় পাশে বাংলাটিও থাকে।',
      },
    ),
  );
}

export function heading({ en, bn }: Bilingual) {
  return both(
    { en: `${en}: heading`, bn: `${bn}: শিরোনাম` },
    { en: 'Says in one line what this part is about.', bn: 'এই অংশে কী আছে, এক লাইনে বলে।' },
  );
}

export function textBelow({ en, bn }: Bilingual) {
  return both(
    { en: `${en}: text below the heading`, bn: `${bn}: শিরোনামের নিচের লেখা` },
    { en: 'One or two sentences.', bn: 'এক-দুই বাক্যে লিখুন।' },
  );
}
