import { defineTexts } from '#app/i18n/text.ts';

/** The words of the field and its answers. Fixed by the specification: the sentences of yes, no, unknown and a name. */
export const checkTexts = defineTexts({
  label: {
    en: 'Phone number, e-mail, page, account or registration number',
    bn: 'ফোন, ইমেইল, পেজের ঠিকানা, অ্যাকাউন্ট বা নিবন্ধন নম্বর',
  },
  hint: {
    en: 'One at a time. We do not keep what you type.',
    bn: 'একবারে একটি। যা লেখেন, আমরা তা রাখি না।',
  },
  check: { en: 'Compare', bn: 'মিলিয়ে দেখুন' },
  yesSince: {
    en: 'On our list since {day}: {role}.',
    bn: '{day} থেকে আমাদের তালিকায় আছে: {role}।',
  },
  yesRole: {
    en: 'On our list: {role}.',
    bn: 'আমাদের তালিকায় আছে: {role}।',
  },
  yesAdvice: { en: 'Still: pay only at the office.', bn: 'তবু টাকা দিন শুধু অফিসে।' },
  faked: { en: 'A number can be faked.', bn: 'নম্বর নকল করা যায়।' },
  fakedAdvice: {
    en: 'End the call, then call one of these numbers yourself:',
    bn: 'ফোনটা কেটে দিন, তারপর নিজে এই নম্বরে ফোন করুন:',
  },
  until: { en: 'It is on the list until {day}.', bn: 'তালিকায় থাকবে {day} পর্যন্ত।' },
  no: { en: 'This is not ours.', bn: 'এটা আমাদের নয়।' },
  noAdvice: {
    en: 'Do not pay, and give no papers. Tell us what you were promised.',
    bn: 'টাকা বা কাগজপত্র দেবেন না। আপনাকে কী বলা হয়েছে, আমাদের জানান।',
  },
  unknown: { en: 'Not on our list.', bn: 'আমাদের তালিকায় নেই।' },
  unknownAdvice: {
    en: 'Treat it as not ours: do not pay, call us.',
    bn: 'ধরে নিন, এটা আমাদের নয়। টাকা দেবেন না, আমাদের ফোন করুন।',
  },
  name: {
    en: 'A name proves nothing; check the number.',
    bn: 'নাম কোনো প্রমাণ নয়, নম্বর মিলিয়ে দেখুন।',
  },
  nameAdvice: {
    en: 'Type in the number or the page from which this person has contacted you.',
    bn: 'তিনি যে নম্বর বা পেজ থেকে যোগাযোগ করেছেন, সেটি লিখুন।',
  },
  tell: { en: 'Tell us about it', bn: 'আমাদের জানান' },
  required: {
    en: 'Write the number or the address that you want to compare.',
    bn: 'যে নম্বর বা ঠিকানা মিলিয়ে দেখতে চান, সেটি লিখুন।',
  },
  several: {
    en: 'This is more than one. Write one number or address, then the next.',
    bn: 'এখানে একটির বেশি আছে। আগে একটি লিখুন, পরে অন্যটি।',
  },
  too_long: {
    en: 'This is too long for a number or an address.',
    bn: 'নম্বর বা ঠিকানার তুলনায় লেখাটি বেশি বড়।',
  },
  tooMany: {
    en: 'There were many checks from your connection. Try again in {wait}, or call us.',
    bn: 'আপনার সংযোগ থেকে অনেকবার মিলিয়ে দেখা হয়েছে। {wait} পরে আবার চেষ্টা করুন, অথবা ফোন করুন।',
  },
  unreachable: {
    en: 'We cannot compare it just now. What you typed is still here: try again in a minute, or call us.',
    bn: 'এই মুহূর্তে মিলিয়ে দেখা যাচ্ছে না। আপনার লেখা এখানেই আছে: এক মিনিট পরে আবার চেষ্টা করুন, অথবা ফোন করুন।',
  },
});
