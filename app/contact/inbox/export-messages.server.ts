import type { Database } from '#app/database/database.server.ts';
import type { PageRequest } from '#app/database/keyset-page.server.ts';
import { csv, dhakaTime, guarded, readablePhone } from '#app/http/csv.server.ts';
import { findMessages } from './find-messages.server.ts';
import type { Message, MessageSearch } from './message.ts';

/**
 * The messages that fit a search as CSV (RFC 4180) in pieces, in the order of the list, with the mark by which Excel
 * knows UTF-8. Only a page at a time is held in memory.
 */
export async function* exportedMessages(
  db: Database,
  search: MessageSearch,
): AsyncGenerator<string> {
  yield `\u{feff}${csv([columns.map(([heading]) => heading)])}`;
  for (let request: PageRequest | null = { limit: 100 }; request;) {
    const { rows, next } = await findMessages(db, search, request);
    if (rows.length > 0)
      yield csv(rows.map((row) => columns.map(([, cell]) => guarded(cell(row)))));
    request = next;
  }
}

const columns: [heading: string, cell: (row: Message) => string][] = [
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
