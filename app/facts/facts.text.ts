import { defineTexts } from '#app/i18n/text.ts';

/** The page of facts that age. */
export const factsTexts = defineTexts({
  title: { en: 'To check again', bn: 'আবার মিলিয়ে দেখুন' },
  lead: {
    en: 'What visitors rely on, with the day on which one of you checked it. What nobody checks again in time says so by itself.',
    bn: 'মানুষ যেসব তথ্যে ভরসা করেন, আর আপনারা কবে মিলিয়ে দেখেছেন। সময়মতো আবার না দেখলে পাতা নিজেই তা জানায়।',
  },
  views: { en: 'Show', bn: 'দেখান' },
  all: { en: 'All', bn: 'সব' },
  outdated: { en: 'Outdated', bn: 'পুরোনো' },
  unchecked: { en: 'Not checked', bn: 'মিলিয়ে দেখা হয়নি' },
  missing: { en: 'Not entered', bn: 'লেখা হয়নি' },
  fresh: { en: 'Checked', bn: 'মিলিয়ে দেখা' },
  none: { en: 'There is no such fact.', bn: 'এমন কোনো তথ্য নেই।' },
  source: { en: 'Source: {source}', bn: 'সূত্র: {source}' },
  checked: { en: 'Checked on {day}', bn: 'মিলিয়ে দেখা: {day}' },
  checkedBy: { en: 'Checked on {day} by {name}', bn: 'মিলিয়ে দেখা: {day}, দেখেছেন {name}' },
  goodUntil: { en: 'good until {day}', bn: '{day} পর্যন্ত চলবে' },
  wasGoodUntil: { en: 'was good until {day}', bn: '{day} পর্যন্ত চলত' },
  validUntil: { en: 'The licence is valid until {day}.', bn: 'লাইসেন্সের মেয়াদ {day} পর্যন্ত।' },
  wasValidUntil: { en: 'The licence ended on {day}.', bn: 'লাইসেন্সের মেয়াদ শেষ হয়েছে {day}।' },
  stillTrue: { en: 'Still true today', bn: 'আজও ঠিক আছে' },
  stillTrueNamed: { en: 'Still true today: {fact}', bn: 'আজও ঠিক আছে: {fact}' },
  ownerConfirms: { en: 'An owner confirms this.', bn: 'এটি মালিক নিশ্চিত করেন।' },
  edit: { en: 'Edit', bn: 'বদলান' },
  editNamed: { en: 'Edit: {fact}', bn: 'বদলান: {fact}' },
  enter: { en: 'Enter', bn: 'লিখুন' },
  enterNamed: { en: 'Enter: {fact}', bn: 'লিখুন: {fact}' },
  confirmed: { en: 'Checked today, and live.', bn: 'আজ মিলিয়ে দেখা হয়েছে, পাতায়ও আছে।' },
  takingBack: { en: 'Taking it back…', bn: 'ফেরানো হচ্ছে…' },
  takenBack: { en: 'Taken back.', bn: 'ফেরানো হয়েছে।' },
});

/** What each kind of fact is called. */
export const shelfTexts = defineTexts({
  licence: { en: 'Licence', bn: 'লাইসেন্স' },
  law: { en: 'Law', bn: 'আইন' },
  identity: { en: 'Ours', bn: 'আমাদের' },
  countryStatus: { en: 'Status', bn: 'অবস্থা' },
  step: { en: 'Step', bn: 'ধাপ' },
  mission: { en: 'Mission', bn: 'দূতাবাস' },
  cost: { en: 'Cost', bn: 'খরচ' },
  ceiling: { en: 'Ceiling', bn: 'সর্বোচ্চ সীমা' },
  rate: { en: 'Exchange rate', bn: 'টাকার হার' },
  helpLine: { en: 'Help line', bn: 'সাহায্যের নম্বর' },
  platform: { en: 'Platform of the state', bn: 'সরকারের প্ল্যাটফর্ম' },
});
