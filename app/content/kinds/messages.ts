import type { Bilingual } from '#app/i18n/language.ts';
import { languages } from '#app/i18n/language.ts';
import { type Broken, defineDocument, forStaff, longBoth } from '../fields.ts';

/** What a message may name of a case. */
const placeholders = ['name', 'agency', 'receipt', 'step', 'day', 'papers'];

/** In UTF-16 units: with the name, the papers and the closing words a message has at most 500. */
const longest = 300;

/** What applicants are told by WhatsApp after a move: a sentence or two for each stage. On no page. */
export const messagesDocument = defineDocument({
  file: 'messages.json',
  title: { en: 'Words to send to applicants', bn: 'আবেদনকারীকে পাঠানোর কথা' },
  fields: {
    new: words({ en: 'New application', bn: 'নতুন আবেদন' }),
    called: words({ en: 'Called', bn: 'কথা হয়েছে' }),
    documents: words({ en: 'Documents', bn: 'কাগজপত্র' }),
    interview: words({ en: 'Interview or skill test', bn: 'সাক্ষাৎকার বা দক্ষতা যাচাই' }),
    offer: words({ en: 'Job offer and contract', bn: 'চাকরির প্রস্তাব ও চুক্তি' }),
    permit: words({ en: 'Work permit applied for', bn: 'ওয়ার্ক পারমিটের আবেদন' }),
    visa: words({ en: 'Visa applied for', bn: 'ভিসার আবেদন' }),
    granted: words({ en: 'Visa granted', bn: 'ভিসা হয়েছে' }),
    refused: words({ en: 'Permit or visa refused', bn: 'পারমিট বা ভিসা হয়নি' }),
    clearance: words({ en: 'BMET clearance (smart card)', bn: 'বিএমইটি ছাড়পত্র (স্মার্ট কার্ড)' }),
    ticketed: words({ en: 'Ticketed', bn: 'টিকিট হয়েছে' }),
    departed: words({ en: 'Departed', bn: 'রওনা হয়েছেন' }),
    arrived: words({ en: 'Arrived, at work', bn: 'পৌঁছে কাজে যোগ দিয়েছেন' }),
    returned: words({ en: 'Returned', bn: 'ফেরত এসেছেন' }),
    closed: words({ en: 'Closed', bn: 'বন্ধ' }),
  },
  rules: (content) =>
    Object.entries(content).flatMap(([path, text]) =>
      languages.flatMap((locale): Broken[] => {
        const codes = [
          ...(text[locale].length > longest ? ['message_too_long'] : []),
          ...(hasUnknownPlaceholder(text[locale]) ? ['unknown_placeholder'] : []),
        ];
        return codes.map((code) => ({ path, code, locale }));
      }),
    ),
});

function words(stage: Bilingual) {
  return forStaff(
    longBoth(
      stage,
      {
        en: 'May name {name}, {agency}, {receipt}, {step}, {day}, {papers}. The warning about money is added.',
        bn: '{name}, {agency}, {receipt}, {step}, {day}, {papers} লেখা যায়। টাকার সতর্কবার্তা নিজে যোগ হয়।',
      },
      longest,
    ),
  );
}

function hasUnknownPlaceholder(text: string): boolean {
  const named = text.match(/\{[^}]*\}?/g) ?? [];
  return named.some((part) => !placeholders.some((known) => part === `{${known}}`));
}
