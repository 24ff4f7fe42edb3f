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

/** Stages, and moving from one to another. */
export const stageTexts = defineTexts({
  heading: { en: 'Stage', bn: 'ধাপ' },
  today: { en: 'Here since today', bn: 'আজ থেকে এখানে' },
  oneDay: { en: 'Here 1 day', bn: 'এখানে ১ দিন' },
  days: { en: 'Here {count} days', bn: 'এখানে {count} দিন' },
  before: { en: 'Before: {stage}', bn: 'আগে: {stage}' },
  next: { en: 'Next:', bn: 'পরের ধাপ:' },
  move: { en: 'Another stage…', bn: 'অন্য ধাপ…' },
  moveTitle: { en: 'Move {name} to another stage', bn: '{name}: ধাপ বদলান' },
  to: { en: 'New stage', bn: 'নতুন ধাপ' },
  choose: { en: 'Please choose', bn: 'বেছে নিন' },
  on: { en: 'On which day it really was', bn: 'আসলে কোন দিন হয়েছে' },
  reason: { en: 'Reason', bn: 'কারণ' },
  reasonHint: { en: 'In a word or two', bn: 'এক-দুই কথায়' },
  reasonMissing: {
    en: 'Please write why: 3 to 300 characters.',
    bn: 'কারণ লিখুন: ৩ থেকে ৩০০ অক্ষর।',
  },
  closeReason: { en: 'Why it is closed', bn: 'কেন বন্ধ' },
  closeReasonMissing: { en: 'Please choose why.', bn: 'কেন, বেছে নিন।' },
  wrongDay: {
    en: 'This day is before the application, in the future, or does not exist.',
    bn: 'এই তারিখ আবেদনের আগে, ভবিষ্যতে, বা এমন তারিখ নেই।',
  },
  save: { en: 'Move', bn: 'ধাপ বদলান' },
  moved: { en: '{name} is now at “{stage}”.', bn: '{name} এখন “{stage}” ধাপে।' },
  takenBack: { en: 'The move was taken back.', bn: 'ধাপের বদল ফেরানো হয়েছে।' },
  closed: { en: 'Closing a case needs a reason.', bn: 'কেস বন্ধ করতে কারণ লাগে।' },
  refused: { en: 'A refusal needs a reason.', bn: 'না হলে কারণ লিখতে হয়।' },
  back: { en: 'A move back needs a reason.', bn: 'আগের ধাপে নিতে কারণ লাগে।' },
  not_granted: {
    en: 'No visa was granted before: why is there a ticket?',
    bn: 'আগে ভিসা হয়নি: টিকিট কেন?',
  },
  no_clearance: {
    en: 'BMET clearance is not done: the Act asks for clearance before departure, s. 20.',
    bn: 'বিএমইটি ছাড়পত্র হয়নি: আইনের ২০ ধারায় যাত্রার আগে ছাড়পত্র লাগে।',
  },
  contract_unexplained: {
    en: 'The contract was not explained yet.',
    bn: 'চুক্তি এখনও বুঝিয়ে বলা হয়নি।',
  },
});

/** Who is responsible, and what is to be done next. */
export const workTexts = defineTexts({
  responsible: { en: 'Responsible', bn: 'দায়িত্বে' },
  nobody: { en: 'Nobody', bn: 'কেউ নন' },
  takeOver: { en: 'I take it', bn: 'আমি নিলাম' },
  next: { en: 'To do', bn: 'করণীয়' },
  none: { en: 'Nothing planned', bn: 'কিছু ঠিক করা নেই' },
  plan: { en: 'Set a day', bn: 'দিন ঠিক করুন' },
  done: { en: 'Done', bn: 'হয়েছে' },
  step: { en: 'What', bn: 'কী করণীয়' },
  on: { en: 'By which day', bn: 'কোন দিনের মধ্যে' },
  text: { en: 'In words (optional)', bn: 'কথায় (না লিখলেও হবে)' },
  textExample: { en: 'Bring the degree', bn: 'সনদ আনতে বলুন' },
  dayMissing: {
    en: 'Please choose a day from today on, within two years.',
    bn: 'আজ থেকে দুই বছরের মধ্যে একটি দিন দিন।',
  },
  save: { en: 'Save', bn: 'রাখুন' },
  kept: { en: 'Saved: {step}', bn: 'রাখা হয়েছে: {step}' },
  isDone: { en: 'Done: {step}', bn: 'হয়েছে: {step}' },
  takenBack: { en: 'It is to be done again.', bn: 'করণীয় আবার আছে।' },
  nowWith: { en: '{name} is responsible now.', bn: 'এখন দায়িত্বে {name}।' },
  nowNobodys: { en: 'Nobody is responsible now.', bn: 'এখন কেউ দায়িত্বে নেই।' },
  late: { en: 'late', bn: 'দেরি' },
});

/** The parts of the page of a case, by which one jumps to them on a phone. */
export const jumpTexts = defineTexts({
  parts: { en: 'On this page', bn: 'এই পাতায়' },
  papers: { en: 'Papers', bn: 'কাগজ' },
  money: { en: 'Money', bn: 'টাকা' },
  answers: { en: 'Answers', bn: 'উত্তর' },
  timeline: { en: 'History', bn: 'ইতিহাস' },
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
