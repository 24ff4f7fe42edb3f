import type { FieldMessage } from '#app/forms/form-state.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { defineTexts, useLanguage } from '#app/i18n/text.ts';
import { type ContactField, contactFields } from './contact-fields.ts';
import type { ContactReply } from './contact-reply.ts';
import { travelTexts } from './journey/travel-fields.ts';

type Invalid = Extract<ContactReply, { status: 'invalid' }>;

/**
 * What the browser's own validation finds wrong with the form of a field, by the codes of the server; null
 * where another field comes first.
 */
export function wrongFieldsIn(target: EventTarget): Invalid | null {
  if (!isTyped(target)) return null;
  const messages = Array.from(target.form?.elements ?? []).flatMap((input): FieldMessage[] => {
    if (!isTyped(input)) return [];
    const { valid, valueMissing, typeMismatch } = input.validity;
    const code = valueMissing ? 'required' : typeMismatch ? 'invalid_email' : 'too_short';
    return valid ? [] : [{ field: input.name, code }];
  });
  const [first, ...others] = messages;
  return first?.field === target.name ? { status: 'invalid', messages: [first, ...others] } : null;
}

function isTyped(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** What to do about an answer, below its field and in the language of the page. Fetched only by whoever needs one. */
export function FieldSentence({ message: { field, code } }: { message: FieldMessage }) {
  const language = useLanguage();
  const { minLength, maxLength } = boundsOf(field);
  return fill(sentenceOf(field, code, minLength)[language], {
    least: formatNumber(language, minLength),
    most: formatNumber(language, maxLength),
  });
}

function boundsOf(field: string): { minLength: number; maxLength: number } {
  if (field in contactFields) return contactFields[field as ContactField];
  const { maxLength } = travelTexts[field as keyof typeof travelTexts] ?? { maxLength: 0 };
  return { minLength: 0, maxLength };
}

function sentenceOf(field: string, code: string, minLength: number): Bilingual {
  switch (code) {
    case 'required':
      return field === 'email' ? texts.requiredEmail : texts.required;
    case 'too_short':
    case 'too_long':
      return minLength > 0 ? texts.badLength : texts.tooLong;
    case 'invalid_email':
      return texts.badEmail;
    case 'date_over':
      return texts.dayOver;
    case 'out_of_range':
      return texts.badCount;
    default:
      return code.startsWith('date_') ? texts.badDay : texts.badText;
  }
}

const texts = defineTexts({
  required: { en: 'Please fill in this field.', bn: 'এই ঘরটি পূরণ করুন।' },
  requiredEmail: {
    en: 'Write your e-mail address, or tick “I have no e-mail”.',
    bn: 'আপনার ইমেইল ঠিকানা লিখুন, অথবা “আমার ইমেইল নেই” ঘরে টিক দিন।',
  },
  badLength: { en: 'Write {least} to {most} characters.', bn: '{least} থেকে {most} অক্ষরে লিখুন।' },
  tooLong: { en: 'Write at most {most} characters.', bn: 'সর্বোচ্চ {most} অক্ষরে লিখুন।' },
  badEmail: {
    en: 'Write the whole e-mail address with an @, like name@example.com.',
    bn: '@ চিহ্নসহ পুরো ইমেইল ঠিকানা লিখুন, যেমন name@example.com।',
  },
  badText: {
    en: 'There is a character in it that cannot be sent. Delete this and write it again.',
    bn: 'এতে এমন একটি চিহ্ন আছে যা পাঠানো যায় না। মুছে আবার লিখুন।',
  },
  badDay: {
    en: 'Write the day like 25/12/2026: day, month and year.',
    bn: 'তারিখটি ২৫/১২/২০২৬-এর মতো লিখুন: দিন, মাস ও বছর।',
  },
  dayOver: {
    en: 'This day is over. Write today or a later day.',
    bn: 'এই তারিখ পার হয়ে গেছে। আজকের বা পরের কোনো তারিখ লিখুন।',
  },
  badCount: {
    en: 'Write a number from 1 to 20.',
    bn: '১ থেকে ২০-এর মধ্যে একটি সংখ্যা লিখুন।',
  },
});
