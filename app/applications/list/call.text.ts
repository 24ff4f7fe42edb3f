import { defineTexts } from '#app/i18n/text.ts';

export const callTexts = defineTexts({
  call: { en: 'Call', bn: 'ফোন করুন' },
  callNamed: { en: 'Call {name}', bn: '{name}-কে ফোন করুন' },
  chat: { en: 'WhatsApp', bn: 'হোয়াটসঅ্যাপ' },
  chatNamed: { en: 'Write to {name} on WhatsApp', bn: '{name}-কে হোয়াটসঅ্যাপে লিখুন' },
  greeting: {
    en: 'Hello {name}, this is {agency}. It is about your application {receipt}. When may we call you?',
    bn: 'আসসালামু আলাইকুম {name}, {agency} থেকে লিখছি। আপনার আবেদন {receipt} নিয়ে কথা বলতে চাই। কখন ফোন করলে সুবিধা হবে?',
  },
  outcome: { en: 'How the call went', bn: 'ফোনে কী হলো' },
  none: { en: 'Not noted', bn: 'লেখা হয়নি' },
  reached: { en: 'Reached', bn: 'কথা হয়েছে' },
  no_answer: { en: 'No answer', bn: 'ধরেননি' },
  call_later: { en: 'Call later', bn: 'পরে ফোন করতে হবে' },
  wrong_number: { en: 'Wrong number', bn: 'ভুল নম্বর' },
  not_interested: { en: 'Not interested', bn: 'আগ্রহী নন' },
  followUpOn: { en: 'Call again on', bn: 'আবার ফোন করার তারিখ' },
  note: { en: 'Note', bn: 'মন্তব্য' },
  save: { en: 'Save', bn: 'রাখুন' },
  saveOver: { en: 'Save mine instead', bn: 'আমারটাই রাখুন' },
  saved: { en: 'Saved.', bn: 'রাখা হয়েছে।' },
  changed: {
    en: 'Somebody else has changed this record meanwhile. Yours is not saved yet. Theirs is:',
    bn: 'এর মধ্যে অন্য কেউ এটি বদলেছেন। আপনারটা এখনো রাখা হয়নি। তাঁরটা হলো:',
  },
  invalid: {
    en: 'Choose a day from today on, and keep the note under 1,000 characters.',
    bn: 'আজ বা পরের কোনো তারিখ দিন, আর মন্তব্য ১,০০০ অক্ষরের মধ্যে রাখুন।',
  },
  reveal: { en: 'Show whole number', bn: 'পুরো নম্বর দেখুন' },
  unreadable: { en: 'Cannot be read', bn: 'পড়া যাচ্ছে না' },
  history: { en: 'History', bn: 'ইতিহাস' },
});

/** What staff should look at, in words, by its code. */
export const flagTexts = defineTexts({
  check: { en: 'Looks odd', bn: 'অস্বাভাবিক লাগছে' },
  honeypot: { en: 'Perhaps sent by a program', bn: 'হয়তো প্রোগ্রাম দিয়ে পাঠানো' },
  'over-limit': { en: 'Many from one connection', bn: 'এক সংযোগ থেকে অনেকগুলো' },
  rush: { en: 'Came with very many others', bn: 'একসঙ্গে অনেক আবেদনের একটি' },
  duplicate: { en: 'Perhaps sent before', bn: 'হয়তো আগেও পাঠানো' },
  'too-fast': { en: 'Filled in very fast', bn: 'খুব তাড়াতাড়ি পূরণ করা' },
  links: { en: 'Holds links', bn: 'লিংক আছে' },
  'same-answers': { en: 'The same answer several times', bn: 'একই উত্তর বারবার' },
  'mail-failed': { en: 'No mail could be sent about it', bn: 'এটি নিয়ে ইমেইল পাঠানো যায়নি' },
  'mail-unknown': { en: 'A mail about it may not have arrived', bn: 'এটি নিয়ে ইমেইল হয়তো পৌঁছায়নি' },
  'passport-unreadable': {
    en: 'The passport number cannot be read. Tell whoever runs the site.',
    bn: 'পাসপোর্ট নম্বরটি পড়া যাচ্ছে না। যিনি সাইট চালান, তাঁকে জানান।',
  },
  'no-email': { en: 'Has no e-mail', bn: 'ইমেইল নেই' },
  'under-18': { en: 'Under 18', bn: '১৮ বছরের কম' },
});

/** What the log says of an application, in words, by its action. */
export const actionTexts = defineTexts({
  'application.submitted': { en: 'sent', bn: 'পাঠানো' },
  'application.mailed': { en: 'told by mail', bn: 'ইমেইলে জানানো' },
  'application.mail-failed': { en: 'mail about it failed', bn: 'ইমেইল পাঠানো যায়নি' },
  'application.mail-unknown': {
    en: 'mail about it may not have arrived',
    bn: 'ইমেইল হয়তো পৌঁছায়নি',
  },
  'application.read': { en: 'whole passport number shown', bn: 'পুরো পাসপোর্ট নম্বর দেখা' },
  'application.contacted': { en: 'marked as contacted', bn: 'যোগাযোগ হয়েছে বলে চিহ্নিত' },
  'application.contact-undone': { en: 'mark taken back', bn: 'চিহ্ন তুলে নেওয়া' },
  'application.called': { en: 'call noted', bn: 'ফোনের কথা লেখা' },
  'application.deleted': { en: 'deleted', bn: 'মোছা' },
  'application.restored': { en: 'taken back from the trash', bn: 'মোছা থেকে ফেরানো' },
  'application.erased': { en: 'erased from the trash', bn: 'মোছা তালিকা থেকে চিরতরে বাদ' },
  'application.expired': { en: 'erased after its time', bn: 'সময় শেষে চিরতরে মোছা' },
  'application.found-by-passport': {
    en: 'found by its passport number',
    bn: 'পাসপোর্ট নম্বর দিয়ে খোঁজা',
  },
  'application.passport-not-found': {
    en: 'looked for a passport number that nobody has',
    bn: 'এমন পাসপোর্ট নম্বর খোঁজা, যা কারও নেই',
  },
  'application.exported': { en: 'applications exported', bn: 'আবেদন নামানো' },
  'gallery.added': { en: 'gallery item added', bn: 'গ্যালারিতে যোগ' },
  'gallery.changed': { en: 'gallery item changed', bn: 'গ্যালারির তথ্য বদল' },
  'gallery.deleted': { en: 'gallery item deleted', bn: 'গ্যালারি থেকে মোছা' },
  'gallery.restored': { en: 'gallery item taken back', bn: 'গ্যালারিতে ফেরানো' },
  'gallery.erased': { en: 'gallery item erased', bn: 'গ্যালারি থেকে চিরতরে মোছা' },
});
