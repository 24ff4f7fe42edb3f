import { defineTexts } from '#app/i18n/text.ts';

/** The log's actions on what the site says, in words. */
export const contentActionTexts = defineTexts({
  'news.created': { en: 'began a notice', bn: 'নোটিশ শুরু' },
  'news.deleted': { en: 'deleted a notice', bn: 'নোটিশ মোছা' },
  'news.restored': { en: 'took a notice back', bn: 'নোটিশ ফেরানো' },
  'news.erased': { en: 'erased a notice for good', bn: 'নোটিশ চিরতরে মুছে ফেলা' },
  'content.published': { en: 'published texts', bn: 'লেখা প্রকাশ' },
  'content.reversed': { en: 'took a publication back', bn: 'প্রকাশ ফিরিয়ে নেওয়া' },
  'content.restored': { en: 'put an earlier version into the draft', bn: 'আগের লেখা খসড়ায় আনা' },
  'content.discarded': { en: 'discarded a draft', bn: 'খসড়া বাদ' },
  'content.erased': { en: 'erased the texts of an old version', bn: 'পুরোনো লেখা মুছে ফেলা' },
  'content.imported': { en: 'imported texts into drafts', bn: 'ফাইল থেকে লেখা খসড়ায় আনা' },
});
