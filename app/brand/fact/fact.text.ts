import { defineTexts } from '#app/i18n/text.ts';

/** What stands under a fact. `{source}` is a link, where there is an address. */
export const factTexts = defineTexts({
  missing: { en: 'Not entered yet', bn: 'এখনো লেখা হয়নি' },
  source: { en: 'Source: {source}. ', bn: 'সূত্র: {source}। ' },
  unchecked: { en: 'Not checked by us yet.', bn: 'আমরা এখনো মিলিয়ে দেখিনি।' },
  uncheckedFrom: {
    en: 'From {source}, not checked by us yet.',
    bn: 'সূত্র: {source}। আমরা এখনো মিলিয়ে দেখিনি।',
  },
  fresh: { en: 'Checked on {day}.', bn: '{day} তারিখে মিলিয়ে দেখা।' },
  outdated: {
    en: 'Checked on {day}, not since: ask us before you rely on it.',
    bn: '{day} তারিখে মিলিয়ে দেখা, এরপর আর নয়। ভরসা করার আগে আমাদের জিজ্ঞাসা করুন।',
  },
});
