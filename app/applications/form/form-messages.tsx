import { applicationTexts } from '../application.text.ts';
import { type FormField, fields } from '../fields.ts';
import { isMessageCode, messageSentence } from '#app/normalise/sentence.ts';
import type { FormMessage } from '../rules.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import { defineTexts } from '#app/i18n/text.ts';
import { BothLines } from './field-groups.tsx';

/** What to do about an answer, below its field. Fetched only by those whose first attempt fails. */
export function MessageText({ message }: { message: FormMessage }) {
  return <BothLines text={messageSentences(message)} />;
}

/** What to say below a field, in both languages. */
export function messageSentences(message: FormMessage): Bilingual {
  return message.said ?? { en: sentenceIn('en', message), bn: sentenceIn('bn', message) };
}

function sentenceIn(language: Language, { field, code, suggestion, choices }: FormMessage): string {
  if (code === 'required' && field !== 'birth') return missing[field][language];
  if (code === 'too_long' && field !== 'consent') {
    const most = formatNumber(language, fields[field].maxLength);
    return fill(texts.tooLong[language], { most });
  }
  if (code === 'consent_changed') return texts.consentChanged[language];
  if (!isMessageCode(code)) return texts.unstorable[language];
  return messageSentence(language, code, { suggestion, choices });
}

/** The sentence below each field that must not be empty. */
const missing: Record<Exclude<FormField, 'birth'>, Bilingual> = {
  name: { en: 'Write your full name.', bn: 'আপনার পুরো নাম লিখুন।' },
  phone: {
    en: 'Write a phone number where we can reach you.',
    bn: 'যে নম্বরে আপনাকে পাওয়া যাবে সেটি লিখুন।',
  },
  email: {
    en: 'Write your e-mail address, or tick “I have no e-mail”.',
    bn: 'আপনার ইমেইল ঠিকানা লিখুন, অথবা “আমার ইমেইল নেই” ঘরে টিক দিন।',
  },
  address: { en: 'Write your address.', bn: 'আপনার ঠিকানা লিখুন।' },
  helperName: {
    en: 'Write the name of the person who fills this in, or empty the phone number beside it.',
    bn: 'যিনি ফরম পূরণ করছেন তাঁর নাম লিখুন, অথবা পাশের ফোন নম্বর মুছে দিন।',
  },
  helperPhone: {
    en: 'Write the phone number of the person who fills this in, or empty the name beside it.',
    bn: 'যিনি ফরম পূরণ করছেন তাঁর ফোন নম্বর লিখুন, অথবা পাশের নাম মুছে দিন।',
  },
  job: { en: 'Write the job that you do.', bn: 'আপনি কী কাজ করেন তা লিখুন।' },
  experience: {
    en: 'Write how many years you have done this work. If it is new to you, write 0.',
    bn: 'এই কাজ কত বছর করেছেন লিখুন। একেবারে নতুন হলে ০ লিখুন।',
  },
  passport: {
    en: 'Write your passport number. If you have no passport yet, press the button for that.',
    bn: 'পাসপোর্ট নম্বর লিখুন। এখনো পাসপোর্ট না থাকলে তার জন্য দেওয়া বোতামটি চাপুন।',
  },
  reference: {
    en: 'Write who sent you to us. If it was nobody, write None.',
    bn: 'কে আপনাকে পাঠিয়েছেন লিখুন। কেউ না পাঠালে “কেউ না” লিখুন।',
  },
  present: {
    en: 'Write the country where you are now.',
    bn: 'আপনি এখন কোন দেশে আছেন লিখুন।',
  },
  interested: {
    en: 'Write the country where you want to go.',
    bn: 'আপনি কোন দেশে যেতে চান লিখুন।',
  },
  consent: applicationTexts.consentRequired,
};

const texts = defineTexts({
  tooLong: {
    en: 'This is too long. Write at most {most} characters.',
    bn: 'লেখাটি বেশি বড়। সর্বোচ্চ {most} অক্ষরে লিখুন।',
  },
  consentChanged: {
    en: 'This sentence has changed since you opened the form. Please read it and tick the box again.',
    bn: 'আপনি ফরম খোলার পর এই বাক্যটি বদলেছে। অনুগ্রহ করে পড়ে আবার টিক দিন।',
  },
  unstorable: {
    en: 'There is a character in it that cannot be stored. Delete this and write it again.',
    bn: 'এতে এমন একটি চিহ্ন আছে যা রাখা যায় না। মুছে আবার লিখুন।',
  },
});
