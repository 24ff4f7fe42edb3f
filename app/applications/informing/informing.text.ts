import type { Bilingual } from '#app/i18n/language.ts';
import { defineTexts } from '#app/i18n/text.ts';

/** The page on which applicants are told, one after the other, how their cases stand. */
export const informingTexts = defineTexts({
  title: { en: 'To tell', bn: 'জানাতে হবে' },
  back: { en: 'Today', bn: 'আজ' },
  left: { en: '{count} to tell', bn: '{count} জনকে জানাতে হবে' },
  since: { en: 'since {day}', bn: '{day} থেকে' },
  empty: { en: 'Everybody knows how their case stands.', bn: 'সবাই নিজের কেসের খবর জানেন।' },
  byPhone: {
    en: 'Tell it by telephone, do not write it.',
    bn: 'ফোনে জানান, লিখে নয়।',
  },
  told: { en: 'Told', bn: 'জানিয়েছি' },
  noWhatsApp: { en: 'No WhatsApp: call', bn: 'WhatsApp নেই: কল' },
  call: { en: 'Call', bn: 'কল করুন' },
  inOffice: { en: 'Told in the office', bn: 'অফিসে জানিয়েছি' },
  later: { en: 'Later', bn: 'পরে' },
  callWith: { en: 'The call with {name}', bn: '{name}-এর সঙ্গে কল' },
  toldToo: { en: 'Told', bn: 'জানানো হয়েছে' },
  isTold: { en: '{name} is told.', bn: '{name}-কে জানানো হয়েছে।' },
  isPutOff: { en: '{name} stands here again tomorrow.', bn: '{name}-এর নাম কাল আবার আসবে।' },
  already: {
    en: 'Somebody else has told {name} already.',
    bn: 'অন্য কেউ আগেই {name}-কে জানিয়েছেন।',
  },
  takenBack: { en: '{name} is to be told again.', bn: '{name}-কে আবার জানাতে হবে।' },
  after: { en: 'After this', bn: 'এরপর' },
});

const ways = defineTexts({
  whatsapp: { en: 'Told by WhatsApp', bn: 'WhatsApp-এ জানানো হয়েছে' },
  call: { en: 'Told by telephone', bn: 'ফোনে জানানো হয়েছে' },
  office: { en: 'Told in the office', bn: 'অফিসে জানানো হয়েছে' },
});

/** What the history says of telling. */
export function informedBy(way: string): Bilingual {
  return Object.entries(ways).find(([code]) => code === way)?.[1] ?? ways.office;
}
