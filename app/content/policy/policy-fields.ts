import { picture, tick } from '../facts.ts';
import {
  type ContentOf,
  type Field,
  both,
  companion,
  group,
  guarded,
  list,
  optional,
} from '../fields.ts';
import { decoration, pictureWords } from '../pictures/picture.ts';
import { pageDescription, pageTitle } from '../kinds/pages/page-fields.ts';
import { blockItems, blockKind, blockText } from '../kinds/parts/blocks.ts';
import { card } from '../kinds/pages/part-fields.ts';

/** Both languages stand on the English page, and all of it binds the agency. */
function binding<F extends Field>(field: F) {
  return guarded(companion(field));
}

const block = {
  kind: blockKind(['paragraph', 'list', 'warning', 'picture']),
  text: blockText,
  items: blockItems,
  address: optional(
    picture(
      { en: 'Picture', bn: 'ছবি' },
      { en: 'Two of ten people in another colour.', bn: 'দশজনের মধ্যে দুইজন অন্য রঙে।' },
      { shape: 'scene', drawings: ['/illustrations/two-of-ten.svg'] },
    ),
  ),
  alt: optional(both(pictureWords.label, pictureWords.hint, pictureWords.longest)),
  decoration: optional(tick(decoration.label, decoration.hint)),
};

/** The Bengali binds. */
export const policyFields = {
  title: binding(
    both(
      { en: 'Headline', bn: 'বড় শিরোনাম' },
      { en: 'The largest line, at the top of the page.', bn: 'পাতার একদম উপরে সবচেয়ে বড় লেখা।' },
      60,
    ),
  ),
  lead: binding(
    both(
      { en: 'Opening sentence', bn: 'শুরুর কথা' },
      { en: 'Below the headline.', bn: 'শিরোনামের নিচে থাকে।' },
    ),
  ),
  sections: binding(
    list(
      { en: 'Sections of the policy', bn: 'নীতিমালার অংশ' },
      {
        en: 'The Bengali counts. Both languages must state the same numbers.',
        bn: 'বাংলা লেখাটিই চূড়ান্ত। দুই ভাষায় একই সংখ্যা থাকতে হবে।',
      },
      {
        fewest: 1,
        most: 20,
        item: {
          title: both(
            { en: 'Heading', bn: 'শিরোনাম' },
            { en: 'Numbers are added by the page.', bn: 'নম্বর পাতায় নিজে থেকেই বসে।' },
            120,
          ),
          blocks: list(
            { en: 'Content', bn: 'ভেতরের লেখা' },
            {
              en: 'Paragraphs, lists, warnings and pictures, in order.',
              bn: 'অনুচ্ছেদ, তালিকা, সতর্কবার্তা ও ছবি, পরপর।',
            },
            { fewest: 1, most: 12, item: block },
          ),
        },
      },
    ),
  ),
  policyWords: group({
    title: binding(pageTitle),
    description: binding(pageDescription),
    called: binding(
      both(
        { en: 'Picture: those called', bn: 'ছবি: যাঁদের ডাকা হয়' },
        { en: 'Below the picture of ten people.', bn: 'দশজনের ছবির নিচে থাকে।' },
      ),
    ),
    notCalled: binding(
      both(
        { en: 'Picture: those not called', bn: 'ছবি: যাঁদের ডাকা হয় না' },
        { en: 'Below the picture of ten people.', bn: 'দশজনের ছবির নিচে থাকে।' },
      ),
    ),
  }),
  policyGlance: binding(
    list(
      { en: 'The three cards', bn: 'উপরের তিনটি কার্ড' },
      {
        en: 'Numbers here should be those of the policy.',
        bn: 'এখানকার সংখ্যা নীতিমালার সঙ্গে মিলতে হবে।',
      },
      { fewest: 3, most: 3, item: card },
    ),
  ),
};

/** The policy without the words around it: what the two Markdown files hold. */
export type PolicyContent = Pick<ContentOf<typeof policyFields>, 'title' | 'lead' | 'sections'>;

export type PolicyBlockContent = PolicyContent['sections'][number]['blocks'][number];
