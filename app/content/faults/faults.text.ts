import { defineTexts } from '#app/i18n/text.ts';

/**
 * Why content cannot go live, or should be looked at again. Each ends a sentence that begins with the label of the
 * field: "Phones 1, Number: this cannot be dialled. …".
 */
export const faultTexts = defineTexts({
  missing: { en: 'this is missing.', bn: 'এটি লিখুন।' },
  required: { en: 'this is empty.', bn: 'এটি খালি।' },
  unknown_field: { en: 'the site has no such field.', bn: 'সাইটে এমন কোনো ঘর নেই।' },
  invalid: { en: 'this does not fit here.', bn: 'এটি এখানে চলে না।' },
  not_text: { en: 'this must be text.', bn: 'এখানে লেখা থাকতে হবে।' },
  too_long: {
    en: 'this is too long: at most {limit} letters.',
    bn: 'লেখাটি বেশি বড়: সর্বোচ্চ {limit} অক্ষর।',
  },
  short_description: {
    en: 'this is short: search engines like 30 letters or more.',
    bn: 'লেখাটি ছোট: গুগলের জন্য অন্তত ৩০ অক্ষর ভালো।',
  },
  foreign_contact: {
    en: 'a telephone number or web address stands here that is on none of our lists. Only the owner may publish it.',
    bn: 'এখানে এমন ফোন নম্বর বা ওয়েব ঠিকানা আছে, যা আমাদের কোনো তালিকায় নেই। এটি শুধু মালিক প্রকাশ করতে পারেন।',
  },
  no_bengali_letter: {
    en: 'this is the Bengali text and has no Bengali letter.',
    bn: 'এটি বাংলা লেখা, কিন্তু এতে কোনো বাংলা অক্ষর নেই।',
  },
  bengali_letter: {
    en: 'this is the English text and has Bengali letters.',
    bn: 'এটি ইংরেজি লেখা, কিন্তু এতে বাংলা অক্ষর আছে।',
  },
  bijoy: {
    en: 'This is Bijoy text. Please type it in Unicode.',
    bn: 'এটি বিজয়ে লেখা। অনুগ্রহ করে ইউনিকোডে লিখুন।',
  },
  stale_translation: {
    en: 'the Bengali was changed and this was not. Change it, or mark it “Still right”.',
    bn: 'বাংলা বদলেছে, কিন্তু এটি বদলায়নি। এটিও বদলান, অথবা “এখনো ঠিক আছে” চাপুন।',
  },
  too_few: { en: 'there must be at least {limit}.', bn: 'অন্তত {limit}টি দিন।' },
  too_many: { en: 'there may be at most {limit}.', bn: 'সর্বোচ্চ {limit}টি থাকতে পারে।' },
  key_twice: { en: 'this is here a second time.', bn: 'এটি দুইবার আছে।' },
  bad_key: {
    en: 'its name inside the site must be small letters, digits and hyphens.',
    bn: 'সাইটের ভেতরের নামে শুধু ছোট হাতের ইংরেজি অক্ষর, সংখ্যা ও হাইফেন চলে।',
  },
  named_twice: { en: 'this name is here a second time.', bn: 'এই নামটি দুইবার আছে।' },
  no_latin_letter: {
    en: 'this needs an English letter or a digit, because addresses are made from it.',
    bn: 'এতে ইংরেজি অক্ষর বা সংখ্যা লাগবে, কারণ এটি থেকে ওয়েব ঠিকানা তৈরি হয়।',
  },
  cannot_be_dialled: {
    en: 'this cannot be dialled. Write it with the country, like +880 1000-000009.',
    bn: 'এই নম্বরে ফোন করা যাবে না। দেশের কোডসহ লিখুন, যেমন +880 1000-000009।',
  },
  not_a_short_number: {
    en: 'this is not a telephone number. Write its digits, like 16135 or +880 1000-000009.',
    bn: 'এটি ফোন নম্বর নয়। শুধু সংখ্যা লিখুন, যেমন 16135 বা +880 1000-000009।',
  },
  invalid_day: {
    en: 'this is not a day. Write it like 21/11/2026.',
    bn: 'এটি তারিখ নয়। এভাবে লিখুন: 21/11/2026।',
  },
  day_too_early: { en: 'this day is too long ago.', bn: 'তারিখটি অনেক আগের।' },
  ends_too_soon: {
    en: 'this is before the day on which it begins.',
    bn: 'এটি শুরুর দিনের আগে।',
  },
  less_than_least: {
    en: 'this is less than the lowest amount.',
    bn: 'এটি সবচেয়ে কম অঙ্কের চেয়েও কম।',
  },
  fewer_than_fewest: {
    en: 'this is less than the fewest days.',
    bn: 'এটি সবচেয়ে কম দিনের চেয়েও কম।',
  },
  open_needs_source: {
    en: '“Open” needs a source, and a day not long ago on which you checked it.',
    bn: '“খোলা” লিখতে সূত্র লাগবে, আর অল্প দিন আগে মিলিয়ে দেখার তারিখ।',
  },
  no_registration: {
    en: 'a sub-agent or another agency is listed with a registration number alone.',
    bn: 'নিবন্ধন নম্বর ছাড়া সাব-এজেন্ট বা অন্য এজেন্সি তালিকায় থাকতে পারে না।',
  },
  not_an_email: { en: 'this is not an e-mail address.', bn: 'এটি ইমেইল ঠিকানা নয়।' },
  not_an_address: { en: 'this is not a web address.', bn: 'এটি ওয়েব ঠিকানা নয়।' },
  not_https: { en: 'this must begin with https://.', bn: 'শুরুতে https:// থাকতে হবে।' },
  hides_where: {
    en: 'a reader does not see where this leads. Write the site with the letters a to z, without a name and @ before it and without hidden signs.',
    bn: 'এটি কোথায় যায়, পাঠক তা বুঝবেন না। সাইটের নাম ইংরেজি অক্ষরে লিখুন, আগে কোনো নাম ও @ আর লুকানো চিহ্ন ছাড়া।',
  },
  not_an_address_part: {
    en: 'use small English letters, digits and hyphens alone.',
    bn: 'শুধু ছোট হাতের ইংরেজি অক্ষর, সংখ্যা ও হাইফেন দিন।',
  },
  not_a_code: {
    en: 'use small English letters, digits and underscores alone, and begin with a letter.',
    bn: 'শুধু ছোট হাতের ইংরেজি অক্ষর, সংখ্যা ও আন্ডারস্কোর দিন, শুরুতে অক্ষর।',
  },
  not_a_number: { en: 'this must be a whole number.', bn: 'এখানে পূর্ণ সংখ্যা লিখতে হবে।' },
  no_digit: { en: 'this has no digit.', bn: 'এতে কোনো সংখ্যা নেই।' },
  too_small: { en: 'this must be {limit} or more.', bn: 'এটি {limit} বা তার বেশি হতে হবে।' },
  too_large: { en: 'this must be {limit} or less.', bn: 'এটি {limit} বা তার কম হতে হবে।' },
  not_a_tick: { en: 'this is a tick: set or not set.', bn: 'এখানে শুধু টিক দেওয়া বা তোলা যায়।' },
  not_a_choice: {
    en: 'choose one that is offered.',
    bn: 'যেগুলো দেওয়া আছে, সেখান থেকে একটি বেছে নিন।',
  },
  section_stays: {
    en: 'the top of the page and the contact form cannot be hidden.',
    bn: 'পাতার উপরের অংশ ও যোগাযোগের ফরম লুকানো যায় না।',
  },
  page_stays: {
    en: 'home, policy, application and contact cannot be taken out of the menus.',
    bn: 'মূল পাতা, নীতিমালা, আবেদন ও যোগাযোগ মেনু থেকে সরানো যায় না।',
  },
  not_a_colour: { en: 'choose a colour.', bn: 'একটি রং বাছুন।' },
  mark_empty: {
    en: 'nothing can be seen in this picture. Show another part of it, or change its ground.',
    bn: 'ছবিতে কিছুই দেখা যাচ্ছে না। অন্য অংশ দেখান, অথবা পেছনের রং বদলান।',
  },
  mark_faint: {
    en: 'it hardly stands out from its ground: less than 3 to 1. Choose a darker or lighter ground, or another picture.',
    bn: 'পেছনের রং থেকে এটি প্রায় আলাদা করা যায় না: ৩:১-এর কম। আরও গাঢ় বা হালকা রং দিন, অথবা অন্য ছবি।',
  },
  mark_pale: {
    en: 'letters in it would be hard to read on this ground: less than 4.5 to 1.',
    bn: 'এতে অক্ষর থাকলে এই রঙের উপর পড়া কঠিন: ৪.৫:১-এর কম।',
  },
  no_such_picture: { en: 'this picture is not here.', bn: 'এই ছবিটি এখানে নেই।' },
  no_words: {
    en: 'say what the picture shows, or tick “Decoration”.',
    bn: 'ছবিতে কী আছে লিখুন, অথবা “শুধু সাজানোর জন্য” টিক দিন।',
  },
  words_of_decoration: {
    en: 'a picture that is decoration has no words: empty them, or take the tick off.',
    bn: 'শুধু সাজানোর ছবির কথা লাগে না: লেখাটি মুছুন, অথবা টিক তুলে দিন।',
  },
  not_a_time: { en: 'write the time like 09:30.', bn: 'সময় এভাবে লিখুন: 09:30।' },
  closes_before_it_opens: {
    en: 'on one day the office would close before it opens.',
    bn: 'একদিন অফিস খোলার আগেই বন্ধ হয়ে যাচ্ছে।',
  },
  never_open: { en: 'the office must be open on some day.', bn: 'অন্তত একদিন অফিস খোলা থাকতে হবে।' },
  other_numbers: {
    en: 'this states other numbers than the Bengali text.',
    bn: 'এতে বাংলা লেখার চেয়ে অন্য সংখ্যা আছে।',
  },
  one_paragraph: {
    en: 'an empty line begins another paragraph: add a row for it.',
    bn: 'খালি লাইন মানে নতুন অনুচ্ছেদ: সেটির জন্য আলাদা সারি যোগ করুন।',
  },
  other_paragraphs: {
    en: 'one language has more paragraphs than the other.',
    bn: 'এক ভাষায় অন্যটির চেয়ে বেশি অনুচ্ছেদ আছে।',
  },
  other_hours: {
    en: 'the sentence names other days or hours than the opening times.',
    bn: 'এই কথায় যে দিন বা সময় আছে, তা সময়সূচির সঙ্গে মেলে না।',
  },
  not_a_link: {
    en: 'this leads nowhere. Write a page of ours like /contact, a number like tel:+8801000000009, or an address that begins with https://.',
    bn: 'এই লিংক কোথাও যায় না। আমাদের পাতা যেমন /contact, ফোন যেমন tel:+8801000000009, অথবা https:// দিয়ে শুরু ঠিকানা লিখুন।',
  },
  not_a_moment: {
    en: 'write the day like 24/11/2026 and the time like 18:30.',
    bn: 'তারিখ এভাবে লিখুন: ২৪/১১/২০২৬, আর সময় এভাবে: ১৮:৩০।',
  },
  ends_before_it_begins: {
    en: 'it would end before it begins.',
    bn: 'শুরু হওয়ার আগেই শেষ হয়ে যাচ্ছে।',
  },
  too_many_days: {
    en: 'this is more than 366 days after the beginning.',
    bn: 'এটি শুরু থেকে ৩৬৬ দিনের বেশি।',
  },
  has_ended: {
    en: 'this has passed: the notice would only stand under “Earlier”.',
    bn: 'এই সময় পার হয়ে গেছে: নোটিশটি শুধু “আগের নোটিশ” অংশে থাকবে।',
  },
  too_many_at_once: {
    en: 'there would be more than {limit} notices at once. End or delete another one first.',
    bn: 'একসঙ্গে {limit}টির বেশি নোটিশ হয়ে যাচ্ছে। আগে অন্য একটি শেষ করুন বা মুছুন।',
  },
  too_long_together: {
    en: 'its texts together are too long: at most 1,500 letters.',
    bn: 'সব লেখা মিলিয়ে বেশি বড়: সর্বোচ্চ ১,৫০০ অক্ষর।',
  },
  not_in_quote: {
    en: 'this does not stand in what was said, word for word.',
    bn: 'গ্রাহকের কথায় এটি হুবহু নেই।',
  },
  message_too_long: {
    en: 'this is too long: at most 300 characters, because the message gets more words.',
    bn: 'বেশি বড়: সর্বোচ্চ ৩০০ অক্ষর, কারণ বার্তায় আরও কথা যোগ হয়।',
  },
  unknown_placeholder: {
    en: 'in braces only {name}, {agency}, {receipt}, {step}, {day} and {papers} may stand.',
    bn: 'বন্ধনীতে শুধু {name}, {agency}, {receipt}, {step}, {day} ও {papers} লেখা যায়।',
  },
  consent_missing: {
    en: 'write how and when the client agreed: this is not a sample any more.',
    bn: 'গ্রাহক কবে ও কীভাবে সম্মতি দিয়েছেন লিখুন: এটি আর নমুনা নয়।',
  },
});

export type FaultCode = keyof typeof faultTexts;

/** Whether a fault says that something is not there yet. */
export function isMissing(code: string): boolean {
  return code === 'missing' || code === 'required' || code === 'no_words';
}

/** Between the label of a field and the sentence: which language, or which line of it. */
export const faultPlaces = defineTexts({
  en: { en: 'English', bn: 'ইংরেজি' },
  bn: { en: 'Bengali', bn: 'বাংলা' },
  line: { en: 'line {line}', bn: '{line} নম্বর লাইন' },
});
