import { defineTexts } from '#app/i18n/text.ts';

/** The page of a case, but for its cards. */
export const caseTexts = defineTexts({
  title: { en: 'Case', bn: 'কেস' },
  back: { en: 'All applications', bn: 'সব আবেদন' },
  loading: { en: 'The case is loading…', bn: 'কেসটি আসছে…' },
  gone: {
    en: 'There is no such application, or it was deleted.',
    bn: 'এমন আবেদন নেই, বা মুছে ফেলা হয়েছে।',
  },
  more: { en: 'More: print, look-up, delete', bn: 'আরও: ছাপা, অবস্থা দেখা, মোছা' },
  print: { en: 'Print', bn: 'ছাপুন' },
  closeLookup: { en: 'Close the look-up at /status', bn: '/status-এ দেখা বন্ধ করুন' },
  openLookup: { en: 'Open the look-up at /status', bn: '/status-এ দেখা চালু করুন' },
  lookupClosed: {
    en: 'Nobody can look this case up.',
    bn: 'এই কেসের অবস্থা কেউ দেখতে পারেন না।',
  },
  lookupOpened: {
    en: 'The applicant can look this case up again.',
    bn: 'আবেদনকারী আবার অবস্থা দেখতে পারেন।',
  },
  restored: { en: 'The application is back.', bn: 'আবেদনটি আবার আছে।' },
  office: { en: 'Taken down in the office', bn: 'অফিসে লেখা' },
  import: {
    en: 'From an old list, consent not noted',
    bn: 'পুরোনো তালিকা থেকে, সম্মতি লেখা নেই',
  },
  notGiven: { en: 'not given', bn: 'জানানো হয়নি' },
  leftWithoutClearance: {
    en: 'Left without BMET clearance',
    bn: 'বিএমইটি ছাড়পত্র ছাড়া রওনা হয়েছেন',
  },
});

/** Two who have written at the same time. */
export const clashTexts = defineTexts({
  heading: {
    en: 'While you wrote, {name} wrote here.',
    bn: 'আপনি লেখার সময় {name} এখানে লিখেছেন।',
  },
  someone: { en: 'somebody else', bn: 'অন্য কেউ' },
  you: { en: 'You, not kept yet', bn: 'আপনি, এখনো রাখা হয়নি' },
  take: { en: 'Take theirs', bn: 'ওঁরটা রাখুন' },
  keep: { en: 'Keep mine', bn: 'আমারটা রাখুন' },
  noted: { en: 'Yours is in your unfinished note.', bn: 'আপনার লেখা অসমাপ্ত নোটে আছে।' },
});
