import type { ComplaintKind } from '#app/database/tables/complaint-tables.ts';
import { keysOf } from '#app/config/typed-record.ts';
import { daysLater } from '#app/i18n/dhaka-time.ts';
import { kindTexts, outcomeTexts, stateTexts } from './complaint.text.ts';

/** The codes, in the order in which pages show them. */
export const complaintKinds = keysOf(kindTexts);
export const complaintStates = keysOf(stateTexts);
export const complaintOutcomes = keysOf(outcomeTexts);

/** In UTF-16 units, as browsers count what is typed. */
export const textBounds = { least: 10, most: 3000 };

/** How long the other answers may be at most. */
export const fieldBounds = { receiptNo: 40, name: 100, phone: 40, email: 100 };

/** Whether a complaint of this kind cannot be anonymous: somebody's own data are given to nobody else. */
export function needsContact(kind: ComplaintKind): boolean {
  return kind === 'copy' || kind === 'erase';
}

/** How many days after a complaint its first answer is due, and its end. */
export const answerDays = 7;
export const closeDays = 30;

/** The days of Dhaka by which a complaint of a day is answered and closed (all `yyyy-mm-dd`). */
export function dueDays(today: string): { answerBy: string; closeBy: string } {
  return { answerBy: daysLater(today, answerDays), closeBy: daysLater(today, closeDays) };
}
