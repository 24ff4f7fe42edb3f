import * as v from 'valibot';
import { readEvents } from '#app/database/event-reader.server.ts';
import { nextLink, pageParameters } from '#app/database/newest-first.server.ts';
import { apiDoor, described } from '#app/platform/api.server.ts';
import { requestedPage } from '#app/platform/requested-page.server.ts';
import { requireStaff } from '#app/platform/staff-session.server.ts';
import { eventEntry } from './event-entry.ts';

/** `/api/event`: who did what to which record when, without what was in it. */
export const historyDoor = apiDoor().get(
  '/',
  described(
    'The log of what staff, visitors and the program did, newest first',
    { 200: { description: 'Entries', schema: v.array(eventEntry) } },
    [401, 422],
    { parameters: pageParameters },
  ),
  requireStaff,
  async (c) => {
    const { limit, cursor } = requestedPage(c);
    const after = cursor && { at: cursor.createdAt, _id: cursor._id };
    const rows = await readEvents(c.env.services.database.db, { limit: limit + 1, after });
    const last = rows[limit - 1];
    if (rows.length > limit && last) {
      const next = { limit, cursor: { createdAt: last.at, _id: last._id } };
      c.header('link', nextLink('/api/event', next));
    }
    return c.json(rows.slice(0, limit));
  },
);
