import { Readable } from 'node:stream';
import * as v from 'valibot';
import { readCalls } from '#app/calls/call-log.server.ts';
import { keptCall } from '#app/calls/kept-call.ts';
import { recordOf } from '#app/config/typed-record.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { pageQuery } from '#app/database/keyset-page.server.ts';
import { file, listOf, ok } from '#app/http/answers.server.ts';
import { json, jsonOrForm } from '#app/http/bodies.server.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { exportedMessages } from './export-messages.server.ts';
import {
  countMessages,
  countViews,
  findMessages,
  listMessageTrash,
} from './find-messages.server.ts';
import { message, messageSearch, messageView, messageViews } from './message.ts';
import { readMessage } from './read-messages.server.ts';

const counted = v.object({ count: v.number(), isMore: v.boolean() });
const trashed = v.object({
  ...message.entries,
  deletedAt: v.string(),
  deletedBy: v.nullable(v.string()),
});

/** More than there can be, and a number that both engines take as a limit. */
const everyOne = 1_000_000_000;

/** What staff read of the contact messages. The calls about a single one come last, because `:id` fits every word. */
export const inboxRoutes = staffRoutes('Contact')
  .route(
    'GET /api/contact',
    {
      summary: 'The contact messages of a view, newest first',
      query: v.object({ ...messageView.entries, ...pageQuery.entries }),
      answer: listOf(message, 'Messages'),
    },
    ({ db, query }) => findMessages(db, { view: query.view, q: '' }, query),
  )
  .route(
    'GET /api/contact/counts',
    {
      summary: 'How many messages each view has, up to a thousand',
      answer: ok(
        v.object(recordOf(messageViews, () => counted)),
        'A number for each, and whether there are more',
      ),
    },
    ({ db }) => countViews(db),
  )
  .route(
    'POST /api/contact/search',
    {
      summary: 'The messages of a view that hold what was typed, newest first',
      query: pageQuery,
      body: json(messageSearch),
      answer: listOf(message, 'Messages'),
    },
    ({ db, query, body }) => findMessages(db, body, query),
  )
  .route(
    'POST /api/contact/export',
    {
      summary: 'The same as CSV, the search sent as JSON or as a form; the export is logged',
      body: jsonOrForm(messageSearch),
      answer: file('text/csv', 'A file'),
    },
    async ({ c, db, body: search, staff, now }) => {
      const { count } = await countMessages(db, search, everyOne);
      const subject = new URLSearchParams({ count: String(count) }).toString();
      await recordEvent(db, { actor: staff.id, action: 'message.exported', subject }, now);
      const name = `sampan-messages-${todayInDhaka(now)}.csv`;
      const pieces = Readable.from(exportedMessages(db, search), { objectMode: false });
      return c.body(Readable.toWeb(pieces) as ReadableStream<Uint8Array>, 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      });
    },
  )
  .route(
    'GET /api/contact/trash',
    {
      summary: 'The messages that were deleted in the last 30 days, the latest first',
      query: pageQuery,
      answer: listOf(trashed, 'Messages'),
    },
    ({ db, query, now }) => listMessageTrash(db, query, now),
  )
  .route(
    'GET /api/contact/:id/calls',
    {
      summary: 'The calls about a message that were noted, newest first, at most a hundred',
      answer: ok(v.array(keptCall), 'Calls'),
    },
    ({ db, params }) => readCalls(db, { kind: 'message', subject: params.id }),
  )
  .route(
    'GET /api/contact/:id',
    {
      summary: 'One message as the inbox has it',
      answer: ok(message, 'The message'),
      refuses: ['not_found'],
    },
    async ({ db, params, refuse }) => {
      const found = await readMessage(db, params.id);
      if (!found) throw refuse('not_found');
      return found;
    },
  );
