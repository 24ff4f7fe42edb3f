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
  print: { en: 'Print', bn: 'ছাপুন' },
  office: { en: 'Taken down in the office', bn: 'অফিসে লেখা' },
  notGiven: { en: 'not given', bn: 'জানানো হয়নি' },
  leftWithoutClearance: {
    en: 'Left without BMET clearance',
    bn: 'বিএমইটি ছাড়পত্র ছাড়া রওনা হয়েছেন',
  },
  attacked: {
    en: 'Somebody has tried to look this up with wrong digits many times.',
    bn: 'কেউ ভুল সংখ্যা দিয়ে বারবার এই আবেদনের অবস্থা দেখতে চেয়েছেন।',
  },
});

/** Stages, and moving from one to another. */
export const stageTexts = defineTexts({
  heading: { en: 'Stage', bn: 'ধাপ' },
  today: { en: 'At this stage since today', bn: 'আজ থেকে এই ধাপে' },
  oneDay: { en: '1 day at this stage', bn: 'এই ধাপে ১ দিন' },
  days: { en: '{count} days at this stage', bn: 'এই ধাপে {count} দিন' },
  before: { en: 'Before: {stage}', bn: 'আগে: {stage}' },
  next: { en: 'Next: {stage}', bn: 'পরের ধাপ: {stage}' },
  move: { en: 'Move to…', bn: 'ধাপ বদলান…' },
  moveTitle: { en: 'Move {name} to another stage', bn: '{name}: ধাপ বদলান' },
  to: { en: 'New stage', bn: 'নতুন ধাপ' },
  choose: { en: 'Please choose', bn: 'বেছে নিন' },
  on: { en: 'On which day it really was', bn: 'আসলে কোন দিন হয়েছে' },
  reason: { en: 'Reason', bn: 'কারণ' },
  reasonHint: { en: '3 to 300 characters', bn: 'এক-দুই কথায়' },
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
  saveAnyway: { en: 'Move all the same', bn: 'তবু বদলান' },
  moved: { en: '{name} is now at “{stage}”.', bn: '{name} এখন “{stage}” ধাপে।' },
  takenBack: { en: 'The move was taken back.', bn: 'ধাপের বদল ফেরানো হয়েছে।' },
  meanwhile: {
    en: 'Somebody else has changed this case meanwhile: it is now at “{stage}”. What you typed is still here.',
    bn: 'এর মধ্যে অন্য কেউ কেসটি বদলেছেন: এখন “{stage}” ধাপে। আপনি যা লিখেছেন তা আছে।',
  },
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
  next: { en: 'Next step', bn: 'পরের কাজ' },
  none: { en: 'Nothing is planned.', bn: 'কোনো কাজ ঠিক করা নেই।' },
  plan: { en: 'Plan', bn: 'ঠিক করুন' },
  change: { en: 'Change', bn: 'বদলান' },
  done: { en: 'Done', bn: 'হয়েছে' },
  step: { en: 'What', bn: 'কী কাজ' },
  on: { en: 'By which day', bn: 'কোন দিনের মধ্যে' },
  text: { en: 'In words (optional)', bn: 'কথায় (না লিখলেও হবে)' },
  textExample: { en: 'Bring the degree', bn: 'সনদ আনতে বলুন' },
  dayMissing: {
    en: 'Please choose a day from today on, within two years.',
    bn: 'আজ থেকে দুই বছরের মধ্যে একটি দিন দিন।',
  },
  save: { en: 'Keep', bn: 'রাখুন' },
  kept: { en: 'The next step is kept.', bn: 'পরের কাজ রাখা হয়েছে।' },
  isDone: { en: 'Done: {step}', bn: 'হয়েছে: {step}' },
  takenBack: { en: 'The next step stands again.', bn: 'পরের কাজ আবার আছে।' },
  nowWith: { en: '{name} is responsible now.', bn: 'এখন দায়িত্বে {name}।' },
  nowNobodys: { en: 'Nobody is responsible now.', bn: 'এখন কেউ দায়িত্বে নেই।' },
  meanwhile: {
    en: 'Somebody else has changed this case meanwhile. It now says: {value}. Yours is still here: press again to keep it.',
    bn: 'এর মধ্যে অন্য কেউ কেসটি বদলেছেন। এখন আছে: {value}। আপনারটি আছে: রাখতে আবার চাপুন।',
  },
  late: { en: 'late', bn: 'দেরি' },
});

/** The look-up of the case at /status, as staff see it. */
export const lookupTexts = defineTexts({
  heading: { en: 'Look-up at /status', bn: '/status-এ অবস্থা দেখা' },
  isOpen: {
    en: 'The applicant can look up the step with the receipt number and the phone’s last six digits.',
    bn: 'আবেদনকারী রসিদ নম্বর ও ফোনের শেষ ছয় সংখ্যা দিয়ে ধাপ দেখতে পারেন।',
  },
  isClosed: { en: 'Nobody can look this case up.', bn: 'এই কেসের অবস্থা কেউ দেখতে পারেন না।' },
  close: { en: 'Close the look-up', bn: 'দেখা বন্ধ করুন' },
  open: { en: 'Open the look-up', bn: 'দেখা চালু করুন' },
});
