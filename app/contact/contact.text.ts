import type { Bilingual } from '#app/i18n/language.ts';
import { defineTexts } from '#app/i18n/text.ts';
import type { ContactField } from './contact-fields.ts';

/** How each field is called. */
export const labels: Record<ContactField, Bilingual> = {
  name: { en: 'Name', bn: 'নাম' },
  number: { en: 'Phone number', bn: 'ফোন' },
  email: { en: 'Email', bn: 'ইমেইল' },
  reference: { en: 'Reference person', bn: 'রেফারেন্স' },
  address: { en: 'Address', bn: 'ঠিকানা' },
};

/** An example inside each empty field. */
export const placeholders: Record<ContactField, Bilingual> = {
  name: { en: 'Your full name', bn: 'আপনার পুরো নাম' },
  number: { en: '01XXX-XXXXXX', bn: '01XXX-XXXXXX' },
  email: { en: 'name@example.com', bn: 'name@example.com' },
  reference: { en: 'Who told you about us?', bn: 'আমাদের কথা কে বলেছেন?' },
  address: { en: 'Village or road, thana, district', bn: 'গ্রাম বা রাস্তা, থানা, জেলা' },
};

/** The words of the contact page and its form. Fixed by the specification: `sent`, `notSent`. */
export const contactTexts = defineTexts({
  home: { en: 'Home', bn: 'মূল পাতা' },
  crumb: { en: 'Breadcrumb', bn: 'আপনি কোথায় আছেন' },
  office: { en: 'Our Dhaka office', bn: 'আমাদের ঢাকা অফিস' },
  call: { en: 'Call or message', bn: 'ফোন বা মেসেজ করুন' },
  email: { en: 'Email', bn: 'ইমেইল' },
  address: { en: 'Office', bn: 'অফিস' },

  formLabel: { en: 'Contact form', bn: 'যোগাযোগের ফরম' },
  bounds: { en: '{least} to {most} characters', bn: '{least} থেকে {most} অক্ষর' },
  cut: {
    en: 'What you pasted was too long: only the first {most} characters are here.',
    bn: 'পেস্ট করা লেখাটি বেশি বড় ছিল: শুধু প্রথম {most} অক্ষর রাখা হয়েছে।',
  },
  noReference: { en: 'Nobody referred me', bn: 'কেউ আমাকে পাঠায়নি' },
  send: { en: 'SEND MESSAGE', bn: 'বার্তা পাঠান' },
  sending: { en: 'Sending your message', bn: 'আপনার বার্তা পাঠানো হচ্ছে' },
  sent: { en: 'Success! Your email has been sent.', bn: 'আপনার বার্তা পাঠানো হয়েছে।' },
  notSent: { en: 'Sorry! Email not sent.', bn: 'দুঃখিত! বার্তা পাঠানো যায়নি।' },
  kept: {
    en: 'What you typed is still here. Try again, or reach us another way:',
    bn: 'আপনার লেখা সব এখানেই আছে। আবার চেষ্টা করুন, অথবা অন্যভাবে যোগাযোগ করুন:',
  },
  offline: {
    en: 'There is no internet. What you typed is still here: send again when the network is back, or call us:',
    bn: 'ইন্টারনেট নেই। আপনার লেখা সব এখানেই আছে: নেটওয়ার্ক ফিরলে আবার পাঠান, অথবা ফোন করুন:',
  },
  waiting: {
    en: 'There is no internet. What you typed is still here and is sent by itself as soon as the network is back. Leave this page open, or call us:',
    bn: 'ইন্টারনেট নেই। আপনার লেখা সব এখানেই আছে, নেটওয়ার্ক ফিরলেই নিজে থেকে পাঠানো হবে। এই পাতা খোলা রাখুন, অথবা ফোন করুন:',
  },
  stopWaiting: { en: 'Stop waiting', bn: 'অপেক্ষা বন্ধ করুন' },
  correct: {
    en: 'Correct the fields that are marked, then send again.',
    bn: 'চিহ্নিত ঘর ঠিক করুন, তারপর আবার পাঠান।',
  },
  tooMany: {
    en: 'Many messages came in a short time. What you typed is still here: try again in {minutes} min, or reach us another way:',
    bn: 'অল্প সময়ে অনেক বার্তা এসেছে। আপনার লেখা সব এখানেই আছে: {minutes} মিনিট পরে আবার চেষ্টা করুন, অথবা অন্যভাবে যোগাযোগ করুন:',
  },
  chat: { en: 'Send this by chat app', bn: 'এই লেখা চ্যাট অ্যাপে পাঠান' },
  close: { en: 'Close', bn: 'বন্ধ করুন' },
  required: { en: 'Please fill in this field.', bn: 'এই ঘরটি পূরণ করুন।' },
  badLength: { en: 'Write {least} to {most} characters.', bn: '{least} থেকে {most} অক্ষরে লিখুন।' },
  badEmail: {
    en: 'Write the whole e-mail address with an @, like name@example.com.',
    bn: '@ চিহ্নসহ পুরো ইমেইল ঠিকানা লিখুন, যেমন name@example.com।',
  },
  badText: {
    en: 'There is a character in it that cannot be sent. Delete this and write it again.',
    bn: 'এতে এমন একটি চিহ্ন আছে যা পাঠানো যায় না। মুছে আবার লিখুন।',
  },
});

/** What the button "Nobody referred me" fills in. */
export const noReferencePerson = 'No reference';
