import { defineTexts } from '#app/i18n/text.ts';

/** The words of the contact page and its form. */
export const contactTexts = defineTexts({
  crumb: { en: 'Breadcrumb', bn: 'আপনি কোথায় আছেন' },
  office: { en: 'Our Dhaka office', bn: 'আমাদের ঢাকা অফিস' },
  call: { en: 'Call or message', bn: 'ফোন বা মেসেজ করুন' },
  email: { en: 'Email', bn: 'ইমেইল' },
  address: { en: 'Office', bn: 'অফিস' },
  hours: { en: 'Office hours', bn: 'অফিসের সময়' },

  formLabel: { en: 'Contact form', bn: 'যোগাযোগের ফরম' },
  bounds: { en: '{least} to {most} characters', bn: '{least} থেকে {most} অক্ষর' },
  upTo: { en: 'Up to {most} characters', bn: 'সর্বোচ্চ {most} অক্ষর' },
  optional: { en: '(optional)', bn: '(না দিলেও চলবে)' },
  cut: {
    en: 'What you pasted was too long: only the first {most} characters are here.',
    bn: 'পেস্ট করা লেখাটি বেশি বড় ছিল: শুধু প্রথম {most} অক্ষর রাখা হয়েছে।',
  },
  noReference: { en: 'Nobody referred me', bn: 'কেউ আমাকে পাঠায়নি' },
  send: { en: 'SEND MESSAGE', bn: 'বার্তা পাঠান' },
  sending: { en: 'Sending your message', bn: 'আপনার বার্তা পাঠানো হচ্ছে' },
  required: { en: 'Please fill in this field.', bn: 'এই ঘরটি পূরণ করুন।' },
  badLength: { en: 'Write {least} to {most} characters.', bn: '{least} থেকে {most} অক্ষরে লিখুন।' },
  badUpTo: { en: 'Write at most {most} characters.', bn: 'সর্বোচ্চ {most} অক্ষরে লিখুন।' },
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
