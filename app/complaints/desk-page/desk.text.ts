import { defineTexts } from '#app/i18n/text.ts';

/** The list of complaints. */
export const deskTexts = defineTexts({
  title: { en: 'Complaints', bn: 'অভিযোগ' },
  order: { en: 'Soonest due first', bn: 'যেটির দিন আগে শেষ' },
  choose: { en: 'Choose a complaint from the list.', bn: 'তালিকা থেকে একটি অভিযোগ বেছে নিন।' },
  open: { en: 'Open', bn: 'খোলা' },
  late: { en: 'Late', bn: 'দেরি' },
  received: { en: 'New', bn: 'নতুন' },
  in_work: { en: 'In work', bn: 'খোঁজ চলছে' },
  answered: { en: 'Answered', bn: 'উত্তর দেওয়া' },
  closed: { en: 'Closed', bn: 'বন্ধ' },
  all: { en: 'All', bn: 'সব' },
  searchHint: { en: 'Reference, name, phone, words', bn: 'নম্বর, নাম, ফোন, কথা' },
  more: { en: 'SHOW MORE COMPLAINTS', bn: 'আরও অভিযোগ দেখুন' },
  noneUsual: { en: 'No complaint is open.', bn: 'কোনো অভিযোগ খোলা নেই।' },
  none: { en: 'No complaints here.', bn: 'এখানে কোনো অভিযোগ নেই।' },
  noneHelp: {
    en: 'New ones appear here as soon as they are sent.',
    bn: 'নতুন অভিযোগ পাঠানো হলেই এখানে দেখা যাবে।',
  },
  nothing: { en: 'No complaint holds these words.', bn: 'এই কথা কোনো অভিযোগে নেই।' },
  nothingHelp: {
    en: 'Try part of the reference, some digits of the number, or one word.',
    bn: 'অভিযোগ নম্বরের একটা অংশ, ফোনের কয়েকটি সংখ্যা, বা একটি শব্দ দিয়ে দেখুন।',
  },
  openNamed: { en: 'Open the complaint {reference}', bn: 'অভিযোগ {reference} খুলুন' },
});

/** What is said of one complaint. */
export const complaintTexts = defineTexts({
  title: { en: 'Complaint', bn: 'অভিযোগ' },
  back: { en: 'All complaints', bn: 'সব অভিযোগ' },
  gone: { en: 'This complaint is not there.', bn: 'এই অভিযোগটি নেই।' },
  loading: { en: 'The complaint is loading…', bn: 'অভিযোগটি আসছে…' },
  written: { en: 'What was written', bn: 'যা লেখা হয়েছে' },
  erased: {
    en: 'Erased, together with the case, at the request of the complainant.',
    bn: 'অভিযোগকারীর অনুরোধে কেসের সঙ্গে মুছে ফেলা হয়েছে।',
  },
  anonymous: { en: 'Anonymous', bn: 'নাম দেননি' },
  name: { en: 'Name', bn: 'নাম' },
  phone: { en: 'Phone', bn: 'ফোন' },
  email: { en: 'Email', bn: 'ইমেইল' },
  receiptNo: { en: 'Receipt', bn: 'রসিদ' },
  sent: { en: 'Sent', bn: 'এসেছে' },
  language: { en: 'Language', bn: 'ভাষা' },
  en: { en: 'English', bn: 'ইংরেজি' },
  bn: { en: 'Bengali', bn: 'বাংলা' },
  flagged: {
    en: 'Many came from one address within an hour. Look closely before you act on it.',
    bn: 'এক ঘণ্টায় একই জায়গা থেকে অনেকগুলো এসেছে। কিছু করার আগে ভালো করে দেখুন।',
  },
  ownersOnly: {
    en: 'Only owners see this complaint: it is about staff.',
    bn: 'এটি কর্মী নিয়ে অভিযোগ, শুধু মালিকেরা দেখতে পান।',
  },
  notThisNumber: {
    en: 'Do not call this number about papers or data: call the one on file.',
    bn: 'তথ্য বা কাগজের জন্য এই নম্বরে ফোন করবেন না, কেসে লেখা নম্বরে করুন।',
  },
  answerBy: { en: 'Answer by {day}', bn: 'উত্তর দেওয়ার শেষ দিন {day}' },
  closeBy: { en: 'Settle by {day}', bn: 'নিষ্পত্তির শেষ দিন {day}' },
  daysLeft: { en: '{days} days left', bn: 'আর {days} দিন' },
  dayLeft: { en: '1 day left', bn: 'আর ১ দিন' },
  lastDay: { en: 'last day today', bn: 'আজ শেষ দিন' },
  dayLate: { en: '1 day late', bn: '১ দিন দেরি' },
  daysLate: { en: '{days} days late', bn: '{days} দিন দেরি' },
  greeting: {
    en: 'Hello, this is {agency}. It is about your complaint {reference}. When may we call you?',
    bn: 'আসসালামু আলাইকুম, {agency} থেকে লিখছি। আপনার অভিযোগ {reference} নিয়ে কথা বলতে চাই। কখন কল করলে সুবিধা হবে?',
  },
});

/** Answering, moving and closing. */
export const answerTexts = defineTexts({
  heading: { en: 'Answer', bn: 'উত্তর' },
  reads: { en: 'The complainant reads now', bn: 'অভিযোগকারী এখন যা পড়েন' },
  answer: { en: 'Your answer', bn: 'আপনার উত্তর' },
  newAnswer: { en: 'A new answer in its place', bn: 'এর জায়গায় নতুন উত্তর' },
  answerHint: {
    en: 'In the language of the complaint. Read with reference and PIN; write no names.',
    bn: 'অভিযোগের ভাষায় লিখুন। নম্বর ও পিন দিয়ে পড়া যায়, তাই কারও নাম লিখবেন না।',
  },
  send: { en: 'Send answer', bn: 'উত্তর পাঠান' },
  readAtOnce: {
    en: 'Read at once, with reference and PIN.',
    bn: 'নম্বর আর পিন দিয়ে এখনই পড়া যাবে।',
  },
  thenAnswered: {
    en: 'Read at once, with reference and PIN. The complaint is then answered.',
    bn: 'নম্বর আর পিন দিয়ে এখনই পড়া যাবে। অভিযোগটি তখন “উত্তর দেওয়া হয়েছে”।',
  },
  sent: {
    en: 'Sent: it can be read with reference and PIN now.',
    bn: 'পাঠানো হয়েছে, নম্বর আর পিন দিয়ে এখন পড়া যায়।',
  },
  again: { en: 'Take it up again', bn: 'আবার খোঁজ নিন' },
  close: { en: 'Close', bn: 'বন্ধ করুন' },
  closeUnanswered: { en: 'Close without an answer', bn: 'উত্তর ছাড়া বন্ধ' },
  closeNote: { en: 'asks how it ended', bn: 'কীভাবে শেষ হলো, বলতে হয়' },
  outcome: { en: 'How it ended', bn: 'কীভাবে শেষ হলো' },
  choose: { en: 'Choose…', bn: 'বেছে নিন…' },
  note: { en: 'Note for the office only', bn: 'শুধু অফিসের নোট' },
  noteNote: { en: 'the complainant never sees it', bn: 'অভিযোগকারী দেখেন না' },
  save: { en: 'Save', bn: 'রাখুন' },
  saved: { en: 'Saved.', bn: 'রাখা হয়েছে।' },
  meanwhile: {
    en: 'Somebody else has changed this complaint: it is now “{state}”. What you typed is still here: press again to go on.',
    bn: 'এর মধ্যে অন্য কেউ এই অভিযোগ বদলেছেন: এখন “{state}”। আপনি যা লিখেছেন তা আছে: তবু করতে চাইলে আবার চাপুন।',
  },
  unanswered: {
    en: 'Closed like this, the complainant reads no answer, and it does not count as answered.',
    bn: 'এভাবে শেষ করলে অভিযোগকারী কোনো উত্তর পড়বেন না, আর এটি উত্তর দেওয়া বলে গোনা হবে না।',
  },
  answerMissing: {
    en: 'Write what the complainant is to read.',
    bn: 'অভিযোগকারী কী পড়বেন, লিখুন।',
  },
  outcomeMissing: { en: 'Choose how it ended.', bn: 'কীভাবে শেষ হলো, বেছে নিন।' },
});

/** What was done about one, the newest first. */
export const entryTexts = defineTexts({
  heading: { en: 'History', bn: 'ইতিহাস' },
  received: { en: 'Complaint received', bn: 'অভিযোগ এসেছে' },
  answer: { en: 'Answer', bn: 'উত্তর' },
  note: { en: 'Note', bn: 'নোট' },
  erasure: { en: 'Erasure in 72 hours', bn: '৭২ ঘণ্টা পরে মোছা হবে' },
  erasure_stopped: { en: 'Erasure stopped', bn: 'মোছা থামানো হয়েছে' },
  someone: { en: 'by itself', bn: 'নিজে থেকে' },
});

/** Spam in the trash, for owners. */
export const complaintTrashTexts = defineTexts({
  remove: { en: 'Move to trash', bn: 'মুছে ফেলুন' },
  removeHint: {
    en: 'For spam alone. It rests in the trash for 30 days, and its sender no longer finds it.',
    bn: 'শুধু স্প্যামের জন্য। মোছা অভিযোগ ৩০ দিন থাকে, তবে যিনি পাঠিয়েছেন তিনি আর খুঁজে পাবেন না।',
  },
  restoreNamed: { en: 'Take back the complaint {name}', bn: 'অভিযোগ {name} ফিরিয়ে আনুন' },
  restored: { en: 'The complaint is back in the list.', bn: 'অভিযোগটি আবার তালিকায় আছে।' },
});
