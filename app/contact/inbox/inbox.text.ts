import { defineTexts } from '#app/i18n/text.ts';

export const inboxTexts = defineTexts({
  title: { en: 'Inbox', bn: 'বার্তা' },
  order: { en: 'Longest waiting first', bn: 'যাঁরা বেশি দিন অপেক্ষায়' },
  waiting: { en: 'Waiting', bn: 'অপেক্ষায়' },
  answered: { en: 'Answered', bn: 'উত্তর দেওয়া' },
  airticket: { en: 'Air ticket', bn: 'বিমান টিকিট' },
  employer: { en: 'Employers', bn: 'নিয়োগকর্তা' },
  all: { en: 'All', bn: 'সব' },
  searchHint: { en: 'Name, phone, words', bn: 'নাম, ফোন, কথা' },
  more: { en: 'SHOW MORE MESSAGES', bn: 'আরও বার্তা দেখুন' },
  noneUsual: { en: 'Nobody waits for an answer.', bn: 'কেউ উত্তরের অপেক্ষায় নেই।' },
  none: { en: 'No messages here yet.', bn: 'এখানে এখনো কোনো বার্তা নেই।' },
  noneHelp: {
    en: 'New messages appear here as soon as they are sent.',
    bn: 'নতুন বার্তা পাঠানো হলেই এখানে দেখা যাবে।',
  },
  nothing: { en: 'No message holds these words.', bn: 'এই কথা কোনো বার্তায় নেই।' },
  nothingHelp: {
    en: 'Try part of the name in either script, some digits of the number, or one word of the question.',
    bn: 'নামের একটা অংশ বাংলা বা ইংরেজিতে, নম্বরের কয়েকটি সংখ্যা, বা প্রশ্নের একটি শব্দ দিয়ে দেখুন।',
  },
});

/** What is said of one message. */
export const messageTexts = defineTexts({
  noQuestion: {
    en: 'No question was written. Call and ask.',
    bn: 'কোনো প্রশ্ন লেখা হয়নি। কল করে জেনে নিন।',
  },
  email: { en: 'Email', bn: 'ইমেইল' },
  noEmail: { en: 'none', bn: 'নেই' },
  reference: { en: 'Reference', bn: 'রেফারেন্স' },
  address: { en: 'Address', bn: 'ঠিকানা' },
  airTicket: { en: 'Air ticket', bn: 'বিমান টিকিট' },
  employer: { en: 'Employer', bn: 'নিয়োগকর্তা' },
  toJobOrder: { en: 'Make a job order of it', bn: 'এটা থেকে চাকরির খসড়া' },
  fromTo: { en: '{from} to {to}', bn: '{from} থেকে {to}' },
  onlyFrom: { en: 'from {from}', bn: '{from} থেকে' },
  onlyTo: { en: 'to {to}', bn: 'গন্তব্য {to}' },
  one_way: { en: 'one way', bn: 'শুধু যাওয়া' },
  return: { en: 'return', bn: 'যাওয়া-আসা' },
  onePerson: { en: '1 traveller', bn: '১ জন' },
  people: { en: '{count} travellers', bn: '{count} জন' },
  mailed: { en: 'Also sent by mail, {when}', bn: 'ইমেইলেও পাঠানো হয়েছে, {when}' },
  isMailing: { en: 'The mail about it is on its way.', bn: 'এটি ইমেইলে পাঠানো হচ্ছে।' },
  mailFailed: { en: 'The mail did not go. It is kept here.', bn: 'ইমেইল যায়নি, এখানে রাখা আছে।' },
  mailUnknown: {
    en: 'Perhaps the mail did not go. It is kept here.',
    bn: 'ইমেইল হয়তো যায়নি, এখানে রাখা আছে।',
  },
  why: { en: 'Why?', bn: 'কেন?' },
  whyFailed: {
    en: 'The mail server did not take it ({code}), and the visitor was told so. Nothing is lost: answer from here. If it happens again, look at Status and tell whoever runs the site.',
    bn: 'ইমেইল সার্ভার এটি নেয়নি ({code}), আর যিনি লিখেছেন তাঁকে তা জানানো হয়েছে। কিছুই হারায়নি: এখান থেকেই উত্তর দিন। আবার হলে “সাইটের অবস্থা” দেখুন, আর যিনি সাইট চালান তাঁকে জানান।',
  },
  whyUnknown: {
    en: 'The site stopped while it was sending the mail, so nobody knows. Nothing is lost: answer from here.',
    bn: 'ইমেইল পাঠানোর সময় সাইট বন্ধ হয়ে গিয়েছিল, তাই জানা নেই। কিছুই হারায়নি: এখান থেকেই উত্তর দিন।',
  },
  greeting: {
    en: 'Hello {name}, this is {agency}. You have written to us. When may we call you?',
    bn: 'আসসালামু আলাইকুম {name}, {agency} থেকে লিখছি। আপনি আমাদের লিখেছিলেন। কখন কল করলে সুবিধা হবে?',
  },
});

/** What is done with a message in its row. */
export const messageDeskTexts = defineTexts({
  done: { en: 'Answered', bn: 'উত্তর দেওয়া হয়েছে' },
  mark: { en: 'Mark as answered', bn: 'উত্তর দিয়েছি' },
  markNamed: { en: 'Mark as answered: {name}', bn: 'উত্তর দিয়েছি: {name}' },
  marked: { en: 'Answered', bn: 'উত্তর দেওয়া হয়েছে' },
  markToo: { en: 'Mark as answered too', bn: 'উত্তরও দিয়েছি' },
  nowMarked: {
    en: 'The message of {name} is marked as answered.',
    bn: '{name}-এর বার্তা উত্তর দেওয়া বলে চিহ্নিত।',
  },
  more: { en: 'More about the message of {name}', bn: '{name}-এর বার্তা: আরও' },
  backQuestion: {
    en: 'Put the message of {name} back to waiting?',
    bn: '{name}-এর বার্তা আবার অপেক্ষায় রাখবেন?',
  },
  reason: { en: 'Why does it wait again?', bn: 'আবার অপেক্ষায় কেন?' },
  backHint: {
    en: 'The reason is kept with the calls, and the history says who did it.',
    bn: 'কারণটি কলের তালিকায় থাকবে, আর কে করেছেন তা ইতিহাসে থাকবে।',
  },
  reasonExample: { en: 'She wrote again.', bn: 'আবার লিখেছেন।' },
  isBack: { en: 'The message of {name} waits again.', bn: '{name}-এর বার্তা আবার অপেক্ষায়।' },
  meanwhile: {
    en: 'Somebody else has changed this message meanwhile. Press again to go on.',
    bn: 'এর মধ্যে অন্য কেউ এই বার্তা বদলেছেন। তবু করতে চাইলে আবার চাপুন।',
  },
  remove: { en: 'DELETE', bn: 'মুছুন' },
  removeNamed: { en: 'Delete message of {name}', bn: '{name}-এর বার্তা মুছুন' },
  question: { en: 'Delete the message of {name}?', bn: '{name}-এর বার্তা মুছবেন?' },
  consequence: {
    en: 'It disappears from the inbox of everybody in the office, and rests in the trash for 30 days.',
    bn: 'অফিসের সবার বার্তার পাতা থেকে এটি সরে যাবে, আর মোছা তালিকায় ৩০ দিন থাকবে।',
  },
  removed: { en: 'The message has been deleted.', bn: 'বার্তাটি মুছে ফেলা হয়েছে।' },
});

/** What staff should look at, in words, by its code. */
export const messageFlagTexts = defineTexts({
  honeypot: { en: 'Perhaps sent by a program', bn: 'হয়তো প্রোগ্রাম দিয়ে পাঠানো' },
  'too-fast': { en: 'Filled in very fast', bn: 'খুব তাড়াতাড়ি পূরণ করা' },
  'time-unknown': {
    en: 'It is not known how long the filling in took',
    bn: 'পূরণ করতে কত সময় লেগেছে, জানা নেই',
  },
  links: { en: 'Holds links', bn: 'লিংক আছে' },
});

export const messageTrashTexts = defineTexts({
  restoreNamed: { en: 'Take back the message of {name}', bn: '{name}-এর বার্তা ফিরিয়ে আনুন' },
  restored: { en: 'The message is back in the inbox.', bn: 'বার্তাটি আবার তালিকায় আছে।' },
});

/** What the log says of a message, in words, by its action. */
export const messageActionTexts = defineTexts({
  'message.submitted': { en: 'message sent', bn: 'বার্তা পাঠানো' },
  'message.mailed': { en: 'message told by mail', bn: 'বার্তা ইমেইলে জানানো' },
  'message.mail-failed': { en: 'mail about a message failed', bn: 'বার্তার ইমেইল যায়নি' },
  'message.answered': { en: 'message marked as answered', bn: 'বার্তা উত্তর দেওয়া বলে চিহ্নিত' },
  'message.answer-undone': { en: 'mark of a message taken back', bn: 'বার্তার চিহ্ন তুলে নেওয়া' },
  'message.back-to-waiting': { en: 'message put back to waiting', bn: 'বার্তা আবার অপেক্ষায় রাখা' },
  'message.called': { en: 'call about a message noted', bn: 'বার্তা নিয়ে কলের কথা লেখা' },
  'message.call-undone': {
    en: 'call about a message taken back',
    bn: 'বার্তা নিয়ে লেখা কল ফেরানো',
  },
  'message.deleted': { en: 'message deleted', bn: 'বার্তা মোছা' },
  'message.restored': { en: 'message taken back from the trash', bn: 'মোছা বার্তা ফেরানো' },
  'message.erased': {
    en: 'message erased from the trash',
    bn: 'মোছা তালিকা থেকে বার্তা চিরতরে বাদ',
  },
  'message.expired': { en: 'message erased after its time', bn: 'সময় শেষে বার্তা চিরতরে মোছা' },
  'message.exported': { en: 'messages exported', bn: 'বার্তা নামানো' },
});
