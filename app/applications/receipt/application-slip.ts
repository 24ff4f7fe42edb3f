import { withCallDay } from '#app/brand/call-day/call-day.ts';
import type { SlipContent } from '#app/brand/slip/slip-content.ts';
import { verifyTexts } from '#app/brand/slip/verify.text.ts';
import type { Documents } from '#app/content/documents.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { formatDay } from '#app/i18n/format.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import { receiptTexts } from './receipt.text.ts';

export type ReceiptFacts = {
  receiptNumber: string;
  createdAt: string;
  phoneEnd: string;
  /** By which day (`yyyy-mm-dd`) we call; null where none is promised. */
  callDay: string | null;
  /** The address of /verify, as one types it. */
  verifyAt: string;
  /** What else to say of it, in both languages. */
  note?: Bilingual;
};

/** The receipt of an application: its number, when it came, and by when we call from which numbers. */
export function applicationSlip(
  { receiptNumber, createdAt, phoneEnd, callDay, verifyAt }: ReceiptFacts,
  { phones }: Documents['agency']['agency'],
  language: Language,
): SlipContent {
  const says = (name: keyof typeof receiptTexts) => receiptTexts[name][language];
  const received = formatDay(language, todayInDhaka(new Date(createdAt)));
  return {
    title: says('receiptTitle'),
    taken: receiptTexts.submitted,
    numbers: [{ label: says('receiptNumber'), number: receiptNumber }],
    facts: [
      { label: says('receivedAt'), fact: received },
      ...(phoneEnd ? [{ label: says('phone'), fact: `•••••••${phoneEnd}` }] : []),
    ],
    next: {
      icon: 'phone',
      says: says(callDay ? 'weCall' : 'callOnlyFrom'),
      day: callDay && withCallDay(receiptTexts.callBy, callDay)[language],
      how: callDay && says('onlyFrom'),
      from: phones.map(({ shown }) => shown),
    },
    warnings: [receiptTexts.noMoney, receiptTexts.noPromise],
    verify: { asks: verifyTexts.isItUs[language], address: verifyAt },
    fileName: `receipt-${receiptNumber}.png`,
  };
}
