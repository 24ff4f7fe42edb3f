import { defineTexts } from '#app/i18n/text.ts';

/** The page of the day. */
export const todayTexts = defineTexts({
  title: { en: 'Today', bn: 'আজ' },
  day: { en: '{weekday}, {day}', bn: '{weekday}, {day}' },
  oneLine: { en: '1 thing to do', bn: '১টি কাজ' },
  lines: { en: '{count} things to do', bn: '{count}টি কাজ' },
  withLate: { en: '{lines}, {late} late', bn: '{lines}, {late}টির দেরি হয়ে গেছে' },
  nothing: { en: 'Nothing to do', bn: 'কোনো কাজ নেই' },
  waitingLink: { en: 'First calls', bn: 'প্রথম কল' },
  messagesLink: { en: 'Messages', bn: 'বার্তা' },
  complaintsLink: { en: 'New complaints', bn: 'নতুন অভিযোগ' },
  toTell: { en: 'To tell', bn: 'জানাতে হবে' },
  print: { en: 'Print the call list', bn: 'কলের তালিকা ছাপুন' },
  whose: { en: 'Show', bn: 'দেখান' },
  all: { en: 'All', bn: 'সবার' },
  mine: { en: 'Mine', bn: 'আমার' },
  nobody: { en: 'Nobody’s', bn: 'কারও নয়' },
  loading: { en: 'The list of the day is loading…', bn: 'আজকের কাজ আসছে…' },
  late: { en: 'Late', bn: 'দেরি হয়ে গেছে' },
  today: { en: 'Today', bn: 'আজ' },
  later: { en: 'Later', bn: 'পরে' },
  empty: { en: 'Nothing is due.', bn: 'আজ কোনো কাজ বাকি নেই।' },
  emptyOfMine: {
    en: 'Nothing is due of the cases that you are responsible for.',
    bn: 'আপনার দায়িত্বের কোনো কেসে আজ কাজ বাকি নেই।',
  },
  emptyOfNobody: {
    en: 'Nothing is due that nobody is responsible for.',
    bn: 'কারও দায়িত্বে নেই, এমন কোনো কাজ বাকি নেই।',
  },
  waiting: {
    en: '{count} people wait for a first call',
    bn: '{count} জন প্রথম কলের অপেক্ষায়',
  },
  more: {
    en: 'These are the {shown} most overdue. In all there are: {kinds}.',
    bn: 'এখানে সবচেয়ে দেরি হওয়া {shown}টি কাজ। সব মিলিয়ে আছে: {kinds}।',
  },
  ofKind: { en: '{kind} {count}', bn: '{kind} {count}' },
});

/** One line. */
export const lineTexts = defineTexts({
  with: { en: 'with {name}', bn: 'দায়িত্বে {name}' },
  lateToday: { en: 'today', bn: 'আজ' },
  lateDay: { en: '1 day late', bn: '১ দিন দেরি' },
  lateDays: { en: '{count} days late', bn: '{count} দিন দেরি' },
  called: { en: 'Called', bn: 'কল করেছি' },
  calledNamed: { en: 'Called: {name}', bn: 'কল করেছি: {name}' },
  callWith: { en: 'The call with {name}', bn: '{name}-এর সঙ্গে কল' },
});

/** The lines about what is no record of a desk. */
export const otherTexts = defineTexts({
  looks: { en: 'looks at passport numbers', bn: 'পাসপোর্ট নম্বর দেখা' },
  publications: { en: 'publications', bn: 'প্রকাশ' },
  documents: { en: 'documents with facts to check', bn: 'তথ্য মিলিয়ে দেখা' },
  licences: { en: 'licence', bn: 'লাইসেন্স' },
  reveals: {
    en: 'More than 60 passport numbers in a day',
    bn: 'এক দিনে ৬০টির বেশি পাসপোর্ট নম্বর দেখতে চাওয়া',
  },
  revealsAt: {
    en: 'Refused {moment}. Ask why so many were needed.',
    bn: '{moment} আটকানো হয়েছে। এত নম্বর কেন লাগল, জেনে নিন।',
  },
  guardedPublished: { en: 'Important facts have changed', bn: 'জরুরি তথ্য বদলেছে' },
  staffPublished: { en: 'Published by staff', bn: 'কর্মী প্রকাশ করেছেন' },
  publishedBy: { en: '{name}, {moment}: {fields}.', bn: '{name}, {moment}: {fields}।' },
  publishedUnknown: {
    en: 'If you know nothing of it, call an owner at once.',
    bn: 'আপনার জানা না থাকলে এখনই মালিককে ফোন করুন।',
  },
  validUntil: { en: 'Valid until {day}', bn: 'মেয়াদ {day} পর্যন্ত' },
  wasValidUntil: { en: 'Was valid until {day}', bn: 'মেয়াদ ছিল {day} পর্যন্ত' },
  agingFacts: { en: 'Check the facts again', bn: 'তথ্য আবার মিলিয়ে দেখুন' },
  outdatedFacts: { en: 'Outdated facts', bn: 'পুরোনো হয়ে যাওয়া তথ্য' },
  oneFact: { en: '1 fact', bn: '১টি তথ্য' },
  severalFacts: { en: '{count} facts', bn: '{count}টি তথ্য' },
  openFacts: { en: 'Check', bn: 'দেখুন' },
  openFactsNamed: { en: 'Check the facts: {name}', bn: 'তথ্য দেখুন: {name}' },
  licenceEnds: { en: 'Renew the licence', bn: 'লাইসেন্স নবায়ন করুন' },
  licenceEnded: { en: 'The licence has ended', bn: 'লাইসেন্সের মেয়াদ শেষ' },
  licence: { en: 'Recruiting licence', bn: 'রিক্রুটিং লাইসেন্স' },
  history: { en: 'History', bn: 'ইতিহাস' },
  historyNamed: { en: 'History: {name}', bn: 'ইতিহাস: {name}' },
});

/** What a press has brought about. */
export const workedTexts = defineTexts({
  called: { en: 'The call with {name} is noted.', bn: '{name}-এর সঙ্গে কল লেখা হয়েছে।' },
  calledOnly: {
    en: 'The call with {name} is noted, but the mark is not set.',
    bn: '{name}-এর সঙ্গে কল লেখা হয়েছে, কিন্তু চিহ্ন দেওয়া যায়নি।',
  },
  notTakenBack: {
    en: 'It could not be taken back any more.',
    bn: 'আর ফেরানো গেল না।',
  },
  takenBack: { en: 'It is on the list again.', bn: 'কাজটি আবার তালিকায় আছে।' },
});
