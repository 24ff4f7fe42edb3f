import { dhakaTime, readablePhone } from '#app/http/csv.server.ts';
import type { Column } from '#app/work/work-list.server.ts';
import type { Message } from './message.ts';

/** What an export says of each message. */
export const messageColumns: Column<Message>[] = [
  ['Sent (Dhaka)', ({ createdAt }) => dhakaTime(createdAt)],
  ['Form', ({ kind }) => kind],
  ['State', ({ answered }) => (answered ? 'answered' : 'waiting')],
  ['Name', ({ name }) => name],
  ['Phone', ({ phoneE164 }) => readablePhone(phoneE164)],
  ['Phone as typed', ({ number }) => number],
  ['E-mail', ({ email }) => email],
  ['Reference', ({ reference }) => reference],
  ['Address', ({ address }) => address],
  ['Question', ({ question }) => question],
  ['From', ({ from }) => from],
  ['To', ({ to }) => to],
  ['Day of travel', ({ travelOn }) => travelOn ?? ''],
  ['Trip', ({ trip }) => trip],
  ['Travellers', ({ travellers }) => travellers?.toString() ?? ''],
  ['Mail', ({ mailStatus }) => mailStatus],
  ['Outcome', ({ outcome }) => outcome ?? ''],
  ['Call again on', ({ followUpOn }) => followUpOn ?? ''],
  ['Note', ({ note }) => note],
  ['To check', ({ flags }) => flags.join(' ')],
];
