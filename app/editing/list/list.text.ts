import { defineTexts } from '#app/i18n/text.ts';

export const listTexts = defineTexts({
  posters: { en: 'Posters to print', bn: 'ছাপার পোস্টার' },
  office: { en: 'The office', bn: 'অফিস' },
  trust: { en: 'What people check us by', bn: 'যা দিয়ে মানুষ যাচাই করেন' },
  guides: { en: 'Pages of the countries', bn: 'দেশের পাতা' },
  pages: { en: 'Pages', bn: 'পাতা' },
  site: { en: 'The site', bn: 'সাইট' },
  default: { en: 'As shipped', bn: 'মূল লেখা' },
  published: { en: 'On the website', bn: 'ওয়েবসাইটে আছে' },
  draft: { en: 'Draft', bn: 'খসড়া আছে' },
  ownerPublishes: { en: 'The owner publishes', bn: 'মালিক প্রকাশ করেন' },
  sample: { en: 'Sample', bn: 'নমুনা' },
  missing: { en: '{count} missing', bn: '{count}টি নেই' },
  stale: { en: '{count} old', bn: '{count}টি পুরোনো' },
  whoWhen: { en: '{who}, {when}', bn: '{who}, {when}' },
});

export const todoTexts = defineTexts({
  title: { en: 'To do', bn: 'করার আছে' },
  more: { en: '{count} more', bn: 'আরও {count}টি' },
  nothing: { en: 'Nothing is to do here.', bn: 'এখানে এখন কিছু করার নেই।' },
  kept: {
    en: 'Something you typed is on this device alone',
    bn: 'আপনার কিছু লেখা শুধু এই যন্ত্রে আছে',
  },
  licence: { en: 'The licence is not entered yet', bn: 'লাইসেন্স এখনো লেখা হয়নি' },
  licenceWhy: {
    en: 'People cannot look you up.',
    bn: 'মানুষ আপনাদের মিলিয়ে দেখতে পারছে না।',
  },
  missing: { en: '{count} texts are missing', bn: '{count}টি লেখা নেই' },
  missingOne: { en: '1 text is missing', bn: '১টি লেখা নেই' },
  stale: {
    en: '{count} texts are old in one language',
    bn: '{count}টি লেখা এক ভাষায় পুরোনো',
  },
  staleOne: { en: '1 text is old in one language', bn: '১টি লেখা এক ভাষায় পুরোনো' },
  sample: { en: '{count} samples are still there', bn: '{count}টি নমুনা এখনো আছে' },
  sampleOne: { en: '1 sample is still there', bn: '১টি নমুনা এখনো আছে' },
  lost: {
    en: '{count} texts could not be kept by the new version',
    bn: 'নতুন সংস্করণে {count}টি লেখা রাখা যায়নি',
  },
  lostOne: {
    en: '1 text could not be kept by the new version',
    bn: 'নতুন সংস্করণে ১টি লেখা রাখা যায়নি',
  },
  asked: { en: '{who} asks for publishing', bn: '{who} প্রকাশ করতে বলেছেন' },
  write: { en: 'Write', bn: 'লিখুন' },
  look: { en: 'Look', bn: 'দেখুন' },
  somebody: { en: 'Somebody', bn: 'কেউ একজন' },
});

export const searchTexts = defineTexts({
  search: { en: 'Search', bn: 'খুঁজুন' },
  label: { en: 'Search all texts', bn: 'সব লেখায় খুঁজুন' },
  hint: { en: 'Search all texts, Bengali or English', bn: 'সব লেখায় খুঁজুন, বাংলা বা ইংরেজি' },
  clear: { en: 'Clear search', bn: 'খোঁজা বাদ দিন' },
  found: { en: 'Found for “{words}”', bn: '“{words}” যেখানে আছে' },
  nothing: { en: 'No text holds these words.', bn: 'এই কথা কোনো লেখায় নেই।' },
  nothingHelp: {
    en: 'Try one word of it, or the other language.',
    bn: 'একটি শব্দ দিয়ে, বা অন্য ভাষায় খুঁজে দেখুন।',
  },
});

export const byPageTexts = defineTexts({
  title: { en: 'By page', bn: 'পাতা ধরে' },
  lead: {
    en: 'Open a page and press the text that you want to change.',
    bn: 'পাতা খুলে যে লেখা বদলাতে চান, তাতে চাপ দিন।',
  },
  see: { en: 'See', bn: 'দেখুন' },
  seeNamed: { en: 'See with the drafts: {page}', bn: 'খসড়াসহ দেখুন: {page}' },
});
