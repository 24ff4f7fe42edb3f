import { adviceTexts } from '../form-static/advice.text.ts';
import { formatDay } from '#app/i18n/format.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { phoneNumbers } from '#app/brand/phone-links.tsx';
import { agency } from '#content/agency.ts';
import { receiptTexts } from './receipt.text.ts';

export type ReceiptFacts = { receiptNumber: string; createdAt: string; phoneEnd: string };

/** One paragraph of the receipt where it is text or a picture, and how loud it is. */
export type ReceiptLine = {
  text: string;
  kind: 'title' | 'success' | 'number' | 'label' | 'text' | 'warning';
};

/**
 * The receipt as paragraphs in both languages: whoever sees the copy may read only one of them. No
 * passport number, and of the phone number only its end.
 */
export function receiptLines({ receiptNumber, createdAt, phoneEnd }: ReceiptFacts): ReceiptLine[] {
  const steps = [adviceTexts.nextCall, adviceTexts.nextVisit, adviceTexts.nextTest];
  return [
    { kind: 'title', text: `${agency.name.en} · ${agency.name.bn}` },
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
    { kind: 'label', text: beside(adviceTexts.next) },
    ...steps.flatMap((step, index) => [
      { kind: 'text' as const, text: `${index + 1}. ${step.en}` },
      { kind: 'text' as const, text: step.bn },
    ]),
    ...both('warning', receiptTexts.noMoney),
    ...both('text', receiptTexts.noPromise),
    { kind: 'label', text: beside(receiptTexts.office) },
    { kind: 'text', text: phoneNumbers },
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
