import { defineTexts } from '#app/i18n/text.ts';

/** What the log says of a job order, in words, by its action. */
export const jobOrderActionTexts = defineTexts({
  'job-order.added': { en: 'job order drafted', bn: 'চাকরির খসড়া লেখা' },
  'job-order.changed': { en: 'job order changed', bn: 'চাকরির তথ্য বদল' },
  'job-order.published': { en: 'job order published', bn: 'চাকরি প্রকাশ' },
  'job-order.prolonged': { en: 'last day of a job order moved', bn: 'চাকরির শেষ দিন বদল' },
  'job-order.seats': { en: 'seats of a job order confirmed', bn: 'চাকরির কতজন বাকি, মিলিয়ে দেখা' },
  'job-order.filled': { en: 'job order ended: seats filled', bn: 'চাকরি বন্ধ: সব পদ পূরণ' },
  'job-order.ended': { en: 'job order ended by hand', bn: 'চাকরি বন্ধ করা' },
  'job-order.expired': { en: 'job order ended: last day over', bn: 'চাকরি বন্ধ: শেষ দিন পার' },
  'job-order.deleted': { en: 'job order deleted', bn: 'চাকরি মোছা' },
  'job-order.restored': { en: 'job order taken back from the trash', bn: 'মোছা চাকরি ফেরানো' },
  'job-order.erased': {
    en: 'job order erased from the trash',
    bn: 'মোছা তালিকা থেকে চাকরি চিরতরে বাদ',
  },
});
