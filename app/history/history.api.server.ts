import { readEvents } from '#app/database/event-reader.server.ts';
import { pageQuery } from '#app/database/keyset-page.server.ts';
import { listOf } from '#app/http/answers.server.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { eventEntry } from '#app/staff/event-entry.ts';

/** Who did what to which record and when, without the record's contents. */
export const historyRoutes = staffRoutes('History').route(
  'GET /api/event',
  {
    summary: 'The log of what staff, visitors and the program did, newest first',
    query: pageQuery,
    answer: listOf(eventEntry, 'Entries'),
  },
  async ({ db, query: { limit, cursor } }) => {
    const after = cursor && { at: cursor.createdAt, _id: cursor._id };
    const rows = await readEvents(db, { limit: limit + 1, after });
    const last = rows[limit - 1];
    if (rows.length <= limit || !last) return { rows, next: null };
    const next = { limit, cursor: { createdAt: last.at, _id: last._id } };
    return { rows: rows.slice(0, limit), next };
  },
);
