import { withCallDay } from '#app/brand/call-day/call-day.ts';
import { formatDay } from '#app/i18n/format.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
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
    ...(callDay
      ? [
          { kind: 'label' as const, text: beside(receiptTexts.weCall) },
          ...both('text', withCallDay(receiptTexts.callBy, callDay)),
          { kind: 'text' as const, text: beside(receiptTexts.onlyFrom) },
        ]
      : both('text', receiptTexts.callOnlyFrom)),
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

function both(kind: ReceiptLine['kind'], { en, bn }: Bilingual): ReceiptLine[] {
  return [
    { kind, text: en },
    { kind, text: bn },
  ];
}

function beside({ en, bn }: Bilingual): string {
  return `${en} · ${bn}`;
}
