import type { SlipContent } from '#app/brand/slip/slip-content.ts';
import { verifyTexts } from '#app/brand/slip/verify.text.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';
import type { GivenReceipt } from '../storage/earlier-complaint.server.ts';
import { receiptTexts } from './receipt.text.ts';

/** The receipt of a complaint: reference and PIN, and by when we answer. */
export function complaintSlip(
  { reference, pin, createdAt, answerBy, closeBy }: GivenReceipt,
  verifyAt: string,
  language: Language,
): SlipContent {
  const says = (name: keyof typeof receiptTexts) => receiptTexts[name][language];
  const dayOf = (day: string) => formatDay(language, day);
  return {
    title: says('title'),
    taken: receiptTexts.taken,
    numbers: [
      { label: says('reference'), number: reference },
      ...(pin === null ? [] : [{ label: says('pin'), number: pin }]),
    ],
    facts: [
      { label: says('receivedAt'), fact: dayOf(todayInDhaka(new Date(createdAt))) },
      { label: says('closeBy'), fact: fill(says('closeByDay'), { day: dayOf(closeBy) }) },
    ],
    next: {
      icon: 'clock',
      says: says('weAnswer'),
      day: fill(says('answerBy'), { day: dayOf(answerBy) }),
      how: says('answerHere'),
      from: [],
    },
    warnings: [receiptTexts.noMoney, receiptTexts.keepPin],
    verify: { asks: verifyTexts.isItUs[language], address: verifyAt },
    fileName: `complaint-${reference}.png`,
  };
}
