import { defineTexts } from '#app/i18n/text.ts';

/** What a card says of the person. */
export const cardTexts = defineTexts({
  greeting: {
    en: 'Hello {name}, this is {agency}. It is about your application {receipt}. When may we call you?',
    bn: 'আসসালামু আলাইকুম {name}, {agency} থেকে লিখছি। আপনার আবেদন {receipt} নিয়ে কথা বলতে চাই। কখন ফোন করলে সুবিধা হবে?',
  },
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
  'lookup-attacked': {
    en: 'Somebody guesses at its look-up',
    bn: 'কেউ অনুমান করে এর খবর জানার চেষ্টা করছে',
  },
  'country-paused': { en: 'The country is paused', bn: 'দেশটি আপাতত বন্ধ' },
  'country-closed': { en: 'The country is closed', bn: 'দেশটি বন্ধ' },
  'under-18': { en: 'Under 18', bn: '১৮ বছরের কম' },
});

/** What the log says of an application, in words, by its action. */
export const actionTexts = defineTexts({
  'application.submitted': { en: 'sent', bn: 'পাঠানো' },
  'application.lookup-attacked': {
    en: 'ten wrong look-ups in a day',
    bn: 'এক দিনে দশবার ভুল তথ্য দিয়ে খবর খোঁজা',
  },
  'application.mailed': { en: 'told by mail', bn: 'ইমেইলে জানানো' },
  'application.mail-failed': { en: 'mail about it failed', bn: 'ইমেইল পাঠানো যায়নি' },
  'application.mail-unknown': {
    en: 'mail about it may not have arrived',
    bn: 'ইমেইল হয়তো পৌঁছায়নি',
  },
  'application.read': { en: 'whole passport number shown', bn: 'পুরো পাসপোর্ট নম্বর দেখা' },
  'application.contacted': { en: 'marked as contacted', bn: 'কথা হয়েছে বলে চিহ্নিত' },
  'application.contact-undone': { en: 'mark taken back', bn: 'চিহ্ন তুলে নেওয়া' },
  'application.back-to-waiting': { en: 'put back to waiting', bn: 'আবার অপেক্ষায় রাখা' },
  'application.moved': { en: 'moved to another stage', bn: 'অন্য ধাপে নেওয়া' },
  'application.move-undone': { en: 'move taken back', bn: 'ধাপের বদল ফেরানো' },
  'application.assigned': { en: 'given to a responsible person', bn: 'দায়িত্ব দেওয়া' },
  'application.next-step': { en: 'to-do set', bn: 'করণীয় ঠিক করা' },
  'application.next-step-done': { en: 'to-do done', bn: 'করণীয় শেষ' },
  'application.lookup-closed': { en: 'closed for look-ups', bn: 'অবস্থা দেখা বন্ধ' },
  'application.lookup-opened': { en: 'opened for look-ups', bn: 'অবস্থা দেখা চালু' },
  'application.checked': { en: 'papers or checks marked', bn: 'কাগজ বা যাচাই লেখা' },
  'application.paid': { en: 'payment recorded', bn: 'টাকা দেওয়ার কথা লেখা' },
  'application.refunded': { en: 'refund recorded', bn: 'টাকা ফেরতের কথা লেখা' },
  'application.payment-voided': { en: 'payment voided', bn: 'টাকার রসিদ বাতিল' },
  'application.receipt-printed': { en: 'money receipt printed', bn: 'টাকার রসিদ ছাপা' },
  'application.receipt-unprinted': {
    en: 'print of a money receipt taken back',
    bn: 'টাকার রসিদ ছাপার গণনা ফেরানো',
  },
  'application.note-added': { en: 'note added', bn: 'নোট লেখা' },
  'application.note-edited': { en: 'note changed', bn: 'নোট বদল' },
  'application.note-removed': { en: 'note taken away at once', bn: 'নোট সঙ্গে সঙ্গে মোছা' },
  'application.note-withdrawn': { en: 'note withdrawn', bn: 'নোট ফিরিয়ে নেওয়া' },
  'application.different-people': {
    en: 'called different people',
    bn: 'আলাদা মানুষ বলে লেখা',
  },
  'application.different-people-undone': {
    en: 'different people taken back',
    bn: 'আলাদা মানুষ লেখা ফেরানো',
  },
  'application.corrected': { en: 'answers corrected', bn: 'উত্তর সংশোধন' },
  'application.job-order': { en: 'job order set or taken off', bn: 'চাকরির অর্ডার বাছা বা সরানো' },
  'application.terms': { en: 'twelve lines written', bn: '১২ কথা লেখা' },
  'application.passport-shown.embassy': {
    en: 'passport number shown for the embassy',
    bn: 'দূতাবাসের জন্য পাসপোর্ট নম্বর দেখা',
  },
  'application.passport-shown.employer': {
    en: 'passport number shown for the employer',
    bn: 'নিয়োগকর্তার জন্য পাসপোর্ট নম্বর দেখা',
  },
  'application.passport-shown.ticket': {
    en: 'passport number shown for the ticket',
    bn: 'টিকিটের জন্য পাসপোর্ট নম্বর দেখা',
  },
  'application.passport-shown.bmet': {
    en: 'passport number shown for BMET',
    bn: 'বিএমইটির জন্য পাসপোর্ট নম্বর দেখা',
  },
  'application.passport-shown.check': {
    en: 'passport number shown to compare it',
    bn: 'মেলাতে পাসপোর্ট নম্বর দেখা',
  },
  'application.passport-shown.other': {
    en: 'passport number shown for another reason',
    bn: 'অন্য কারণে পাসপোর্ট নম্বর দেখা',
  },
  'application.passport-shown.api': {
    en: 'whole application read by a program',
    bn: 'প্রোগ্রাম দিয়ে পুরো আবেদন পড়া',
  },
  'application.passport-limit': {
    en: 'wanted to see more than 60 passport numbers in a day',
    bn: 'এক দিনে ৬০টির বেশি পাসপোর্ট নম্বর দেখতে চাওয়া',
  },
  'application.taken-down': { en: 'taken down in the office', bn: 'অফিসে লেখা' },
  'application.informed-whatsapp': { en: 'told by WhatsApp', bn: 'WhatsApp-এ জানানো' },
  'application.informed-call': { en: 'told by telephone', bn: 'ফোনে জানানো' },
  'application.informed-office': { en: 'told in the office', bn: 'অফিসে জানানো' },
  'application.informing-put-off': {
    en: 'telling put off to tomorrow',
    bn: 'কাল জানানোর জন্য রাখা',
  },
  'application.informing-undone': { en: 'telling taken back', bn: 'জানানোর চিহ্ন তুলে নেওয়া' },
  'application.imported': { en: 'brought in with an old list', bn: 'পুরোনো তালিকা থেকে আনা' },
  'import.planned': { en: 'old list looked through', bn: 'পুরোনো তালিকা মিলিয়ে দেখা' },
  'import.started': { en: 'old list being brought in', bn: 'পুরোনো তালিকা আনা শুরু' },
  'import.done': { en: 'old list brought in', bn: 'পুরোনো তালিকা আনা শেষ' },
  'import.undone': { en: 'old list taken back', bn: 'আনা তালিকা ফেরানো' },
  'import.faults': { en: 'faulty rows of an old list downloaded', bn: 'তালিকার ভুল সারি নামানো' },
  'application.message-opened': { en: 'message opened', bn: 'বার্তা খোলা' },
  'application.called': { en: 'call noted', bn: 'কলের কথা লেখা' },
  'application.call-undone': { en: 'noted call taken back', bn: 'লেখা কল ফেরানো' },
  'application.deleted': { en: 'deleted', bn: 'মোছা' },
  'application.restored': { en: 'taken back from the trash', bn: 'মোছা থেকে ফেরানো' },
  'application.erased': { en: 'erased from the trash', bn: 'মোছা তালিকা থেকে চিরতরে বাদ' },
  'application.erased-on-request': { en: 'erased on request', bn: 'অনুরোধে চিরতরে মোছা' },
  'application.erasure-asked': {
    en: 'erasure asked for, in 72 hours',
    bn: '৭২ ঘণ্টা পরে মোছার অনুরোধ',
  },
  'application.erasure-stopped': { en: 'erasure stopped', bn: 'মোছা থামানো' },
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
  'gallery.withdrawn': { en: 'gallery consent withdrawn', bn: 'গ্যালারির অনুমতি প্রত্যাহার' },
  'gallery.withdrawal-undone': {
    en: 'withdrawal of a gallery consent undone',
    bn: 'গ্যালারির অনুমতি প্রত্যাহার বাতিল',
  },
  'gallery.withdrawal-erased': {
    en: 'withdrawn picture erased',
    bn: 'প্রত্যাহার করা ছবি চিরতরে মোছা',
  },
  'gallery.copies-removed': {
    en: 'copies of a withdrawn picture removed at the image host',
    bn: 'ছবি রাখার সেবা থেকে প্রত্যাহার করা ছবি মোছা',
  },
});
