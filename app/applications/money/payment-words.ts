import { hasKey, keysOf } from '#app/config/typed-record.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import { formatNumber } from '#app/i18n/format.ts';

/** What a payment is for, in words. */
export const paymentKinds = {
  embassy_fee: { en: 'Embassy fee', bn: 'দূতাবাস ফি' },
  appointment_fee: { en: 'Appointment fee', bn: 'অ্যাপয়েন্টমেন্ট ফি' },
  file_opening: { en: 'File opening', bn: 'ফাইল খোলা' },
  office_service: { en: 'Office service', bn: 'অফিসের সেবা' },
  work_permit: { en: 'Work permit', bn: 'ওয়ার্ক পারমিট' },
  deposit: { en: 'Deposit', bn: 'জামানত' },
  other: { en: 'Other', bn: 'অন্য' },
} satisfies Record<string, Bilingual>;

export const paymentKindCodes = keysOf(paymentKinds);

/** How it was paid, in words. */
export const paymentMethods = {
  cash: { en: 'Cash', bn: 'নগদ' },
  bank: { en: 'Bank', bn: 'ব্যাংক' },
  cheque: { en: 'Cheque', bn: 'চেক' },
  other: { en: 'Other', bn: 'অন্য উপায়' },
} satisfies Record<string, Bilingual>;

export const paymentMethodCodes = keysOf(paymentMethods);

/** What a payment is for. Its code may be of a kind that is recorded no more. */
export function wordsOfKind(code: string): Bilingual {
  return wordsFor(paymentKinds, code);
}

export function wordsOfMethod(code: string): Bilingual {
  return wordsFor(paymentMethods, code);
}

function wordsFor(words: Record<string, Bilingual>, code: string): Bilingual {
  return (hasKey(words, code) ? words[code] : undefined) ?? { en: code, bn: code };
}

/** An amount of whole taka in figures: `Tk 1,234`, `৳ ১,২৩৪`. Its parts stay on one line. */
export function formatTaka(language: Language, taka: number): string {
  return `${language === 'bn' ? '৳' : 'Tk'}\u00a0${formatNumber(language, taka)}`;
}
