import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { formatDayOfYear } from '#app/i18n/day-of-year.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { weekdayOf } from '#app/i18n/weekday.ts';
import type { Documents } from '#app/content/documents.ts';
import { receiptTexts } from './receipt.text.ts';

export type ReceiptFacts = {
  receiptNumber: string;
  createdAt: string;
  phoneEnd: string;
  /** By which day (`yyyy-mm-dd`) we call; null where the operator promises none. */
  callDay: string | null;
};

/** One paragraph of the receipt where it is text or a picture, and how loud it is. */
export type ReceiptLine = {
  text: string;
  kind: 'title' | 'success' | 'number' | 'label' | 'text' | 'warning';
};

/**
 * The slip as paragraphs in both languages: whoever sees the copy may read only one of them. No passport number, and
 * of the phone number only its end.
 */
export function receiptLines({ agency }: Documents['agency'], facts: ReceiptFacts): ReceiptLine[] {
  const { receiptNumber, createdAt, phoneEnd, callDay } = facts;
  return [
    { kind: 'title', text: beside(agency.name) },
    ...both('success', receiptTexts.submitted),
    { kind: 'label', text: beside(receiptTexts.receiptNumber) },
    { kind: 'number', text: receiptNumber },
    { kind: 'label', text: beside(receiptTexts.receivedAt) },
    { kind: 'text', text: beside(receivedOn(createdAt)) },
    ...(phoneEnd
      ? [
          { kind: 'label' as const, text: beside(receiptTexts.phoneEnd) },
          { kind: 'text' as const, text: phoneEnd },
        ]
      : []),
    { kind: 'label', text: beside(receiptTexts.weCall) },
    ...(callDay ? both('text', callBefore(callDay)) : []),
    { kind: 'text', text: beside(receiptTexts.onlyFrom) },
    { kind: 'text', text: agency.phones.map(({ shown }) => shown).join(' · ') },
    ...both('warning', receiptTexts.noMoney),
    ...both('text', receiptTexts.noPromise),
  ];
}

/** The day of the application in Dhaka, in words. */
export function receivedOn(createdAt: string): Bilingual {
  const day = todayInDhaka(new Date(createdAt));
  return { en: formatDay('en', day), bn: formatDay('bn', day) };
}

/** `by Monday, 23 November`. */
export function callBefore(callDay: string): Bilingual {
  const { en, bn } = receiptTexts.callBy;
  const dayIn = (language: 'en' | 'bn') =>
    `${weekdayOf(language, callDay)}, ${formatDayOfYear(language, callDay, 'long')}`;
  return { en: fill(en, { day: dayIn('en') }), bn: fill(bn, { day: dayIn('bn') }) };
}

function both(kind: ReceiptLine['kind'], { en, bn }: Bilingual): ReceiptLine[] {
  return [
    { kind, text: en },
    { kind, text: bn },
  ];
}

function beside({ en, bn }: Bilingual): string {
  return `${en} · ${bn}`;
}
