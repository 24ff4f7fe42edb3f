import type {
  ComplaintKind,
  ComplaintOutcome,
  ComplaintState,
} from '#app/database/tables/complaint-tables.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { defineTexts } from '#app/i18n/text.ts';

/** What a complaint is about, in the order in which the page offers it. */
export const kindTexts = defineTexts({
  money: { en: 'Money', bn: 'টাকা' },
  delay: { en: 'Delay', bn: 'দেরি' },
  staff: { en: 'How staff behaved', bn: 'অফিসের লোকের আচরণ' },
  sub_agent: { en: 'A sub-agent', bn: 'দালাল বা সাব-এজেন্ট' },
  impostor: { en: 'Fraud in our name', bn: 'আমাদের নামে প্রতারণা' },
  papers_kept: { en: 'Papers kept back', bn: 'কাগজ আটকে রাখা' },
  treatment_abroad: { en: 'Trouble abroad', bn: 'বিদেশে কষ্ট' },
  gallery: { en: 'Take my picture down', bn: 'আমার ছবি সরান' },
  erase: { en: 'Erase my data', bn: 'আমার তথ্য মুছুন' },
  copy: { en: 'A copy of my data', bn: 'আমার কাগজপত্রের কপি' },
  other: { en: 'Something else', bn: 'অন্য কিছু' },
} satisfies Record<ComplaintKind, Bilingual>);

/** Where a complaint stands, for staff and for whoever sent it. */
export const stateTexts = defineTexts({
  received: { en: 'Received', bn: 'পেয়েছি' },
  in_work: { en: 'We are looking into it', bn: 'খোঁজ নেওয়া হচ্ছে' },
  answered: { en: 'Answered', bn: 'উত্তর দেওয়া হয়েছে' },
  closed: { en: 'Closed', bn: 'শেষ হয়েছে' },
} satisfies Record<ComplaintState, Bilingual>);

/** How a complaint ended. */
export const outcomeTexts = defineTexts({
  upheld: { en: 'Found right', bn: 'অভিযোগ ঠিক ছিল' },
  partly: { en: 'Found right in part', bn: 'কিছুটা ঠিক ছিল' },
  not_upheld: { en: 'Not found right', bn: 'অভিযোগ প্রমাণ হয়নি' },
  withdrawn: { en: 'Taken back', bn: 'তুলে নেওয়া হয়েছে' },
  passed_on: { en: 'Passed on to others', bn: 'অন্য দপ্তরে পাঠানো হয়েছে' },
} satisfies Record<ComplaintOutcome, Bilingual>);
