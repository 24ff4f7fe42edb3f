import { defineTexts } from '#app/i18n/text.ts';

export const historyTexts = defineTexts({
  history: { en: 'History', bn: 'ইতিহাস' },
  title: { en: 'History: {document}', bn: 'ইতিহাস: {document}' },
  versions: { en: 'Versions', bn: 'আগের সব লেখা' },
  older: { en: 'Older ones', bn: 'আরও পুরোনো' },
  live: { en: 'On the website now', bn: 'এখন ওয়েবসাইটে' },
  shipped: { en: 'Shipped text', bn: 'মূল লেখা' },
  cameWith: { en: 'Came with the program', bn: 'প্রোগ্রামের সঙ্গে আসা' },
  discarded: { en: 'Discarded draft, kept for 30 days', bn: 'বাদ দেওয়া খসড়া, ৩০ দিন থাকে' },
  erased: { en: 'The texts were erased', bn: 'লেখা মুছে ফেলা হয়েছে' },
  putBack: { en: 'An earlier version, put back', bn: 'আগের লেখা ফিরিয়ে আনা' },
  note: { en: 'Note: {note}', bn: 'নোট: {note}' },
  whoWhen: { en: '{who}, {when}', bn: '{who}, {when}' },
  somebody: { en: 'Somebody', bn: 'কেউ একজন' },
  everything: { en: 'Everything', bn: 'সব' },
  both: { en: 'both', bn: 'দুটোই' },
  more: { en: 'and {count} more', bn: 'আরও {count}টি' },
  never: {
    en: 'Nothing has been published here yet. Visitors see the shipped text.',
    bn: 'এখানে এখনো কিছু প্রকাশ হয়নি। সবাই মূল লেখাটিই দেখছেন।',
  },
});

export const compareVersionsTexts = defineTexts({
  title: { en: 'What has changed', bn: 'কী বদলেছে' },
  with: { en: 'Compared with', bn: 'যার সঙ্গে তুলনা' },
  order: { en: 'Before: {before}. After: {after}.', bn: 'আগে: {before}। পরে: {after}।' },
  same: { en: 'Both say the same.', bn: 'দুটিতে একই কথা।' },
  choose: {
    en: 'Choose another version to compare it with.',
    bn: 'তুলনার জন্য অন্য একটি লেখা বেছে নিন।',
  },
  erased: {
    en: 'The texts of this version were erased. They can be neither compared nor put back.',
    bn: 'এই লেখাগুলো মুছে ফেলা হয়েছে। তুলনাও হবে না, ফেরানোও যাবে না।',
  },
  putBack: { en: 'Put this version back…', bn: 'এই লেখা ফিরিয়ে আনুন…' },
  firstDraft: {
    en: 'It becomes the draft first, and you see it once more before it is published. A draft that is there now is kept for 30 days.',
    bn: 'ফিরিয়ে আনলে আগে খসড়া হয়। প্রকাশের আগে আবার দেখবেন। এখন কোনো খসড়া থাকলে সেটি ৩০ দিন থাকবে।',
  },
  erase: { en: 'Erase these texts…', bn: 'এই লেখা মুছে ফেলুন…' },
  eraseQuestion: {
    en: 'Erase the texts of this version for good?',
    bn: 'এই লেখাগুলো চিরতরে মুছে ফেলবেন?',
  },
  eraseHelp: {
    en: 'Who published it, and when, stays. The texts and their pictures cannot come back.',
    bn: 'কে কখন প্রকাশ করেছেন, তা থাকবে। লেখা ও ছবি আর ফেরানো যাবে না।',
  },
  eraseNow: { en: 'Erase', bn: 'মুছে ফেলুন' },
});
