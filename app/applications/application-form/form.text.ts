import type { Bilingual } from '#app/i18n/language.ts';
import { defineTexts } from '#app/i18n/text.ts';
import type { FormField } from './answers.ts';

/** How each field is called. */
export const labels: Record<FormField, Bilingual> = {
  name: { en: 'Full name', bn: 'নাম' },
  birth: { en: 'Date of birth', bn: 'জন্ম তারিখ' },
  phone: { en: 'Phone', bn: 'ফোন' },
  email: { en: 'Email', bn: 'ইমেইল' },
  address: { en: 'Physical address', bn: 'ঠিকানা' },
  job: { en: 'Job title', bn: 'কাজের নাম' },
  experience: { en: 'Years of experience', bn: 'কত বছরের অভিজ্ঞতা' },
  passport: { en: 'Passport number', bn: 'পাসপোর্ট নম্বর' },
  reference: { en: 'Reference', bn: 'রেফারেন্স' },
  present: { en: 'Present country', bn: 'এখন কোন দেশে' },
  interested: { en: 'Interested country', bn: 'যে দেশে যেতে চান' },
  helperName: { en: 'Your own name', bn: 'আপনার নিজের নাম' },
  helperPhone: { en: 'Your own phone', bn: 'আপনার নিজের ফোন' },
  consent: { en: 'Consent', bn: 'সম্মতি' },
};

/** An example inside each empty field. */
export const placeholders: Partial<Record<FormField, Bilingual>> = {
  name: { en: 'As in your passport', bn: 'পাসপোর্টে যেমন আছে' },
  birth: { en: 'dd/mm/yyyy', bn: 'দিন/মাস/বছর' },
  phone: { en: '01XXX-XXXXXX', bn: '01XXX-XXXXXX' },
  email: { en: 'name@example.com', bn: 'name@example.com' },
  address: { en: 'Village or road, thana, district', bn: 'গ্রাম বা রাস্তা, থানা, জেলা' },
  job: { en: 'Electrician, cook, tailor', bn: 'ইলেকট্রিশিয়ান, বাবুর্চি, দর্জি' },
  experience: { en: '3 years', bn: '৩ বছর' },
  passport: { en: 'A01234567', bn: 'A01234567' },
  reference: { en: 'Person who sent you, or None', bn: 'যিনি পাঠিয়েছেন, না থাকলে “কেউ না”' },
  present: { en: 'Bangladesh', bn: 'বাংলাদেশ' },
  interested: {
    en: 'Hungary, Portugal, Romania, Poland',
    bn: 'হাঙ্গেরি, পর্তুগাল, রোমানিয়া, পোল্যান্ড',
  },
};

export const formTexts = defineTexts({
  groupYou: { en: 'About you', bn: 'আপনার পরিচয়' },
  groupWork: { en: 'Your work', bn: 'আপনার কাজ' },
  groupPapers: { en: 'Papers and destination', bn: 'কাগজপত্র ও গন্তব্য' },
  optional: { en: '(optional)', bn: '(না দিলেও চলবে)' },
  birthHint: {
    en: 'Day, month, year, like 05/03/1998.',
    bn: 'দিন, মাস, বছর, যেমন ০৫/০৩/১৯৯৮।',
  },
  phoneHint: {
    en: 'The number with your chat app works best.',
    bn: 'যে নম্বরে চ্যাট অ্যাপ আছে, সেটি দিলে সবচেয়ে ভালো।',
  },
  passportKept: {
    en: 'The passport number is kept only until you close this page.',
    bn: 'পাসপোর্ট নম্বর শুধু এই পাতা বন্ধ করা পর্যন্ত রাখা থাকে।',
  },
  passportHint: {
    en: 'One letter or two, then digits.',
    bn: 'একটি বা দুটি অক্ষর, তারপর সংখ্যা।',
  },
  passportWithoutScripts: {
    en: 'No passport yet? Write NO PASSPORT YET.',
    bn: 'এখনো পাসপোর্ট নেই? তাহলে লিখুন NO PASSPORT YET।',
  },
  helper: { en: 'Filling in for someone else?', bn: 'অন্য কারও হয়ে পূরণ করছেন?' },
  helperAdvice: {
    en: 'Everything else on this form is about the person who wants to go. Write here who you are.',
    bn: 'ফরমের বাকি সব তথ্য হবে যিনি বিদেশে যেতে চান তাঁর। আপনি কে, তা এখানে লিখুন।',
  },
  consentMore: { en: 'What we keep, and for how long', bn: 'আমরা কী রাখি, কত দিন রাখি' },
  noEmail: { en: 'I have no e-mail', bn: 'আমার ইমেইল নেই' },
  noPassport: { en: 'No passport yet', bn: 'এখনো পাসপোর্ট নেই' },
  notSent: {
    en: 'Not sent. What you typed is still here.',
    bn: 'পাঠানো হয়নি। আপনার লেখা সব এখানেই আছে।',
  },
  check: { en: 'Check this answer.', bn: 'এই উত্তরটি দেখে নিন।' },
});
