import * as v from 'valibot';
import { readEvents } from '#app/database/event-reader.server.ts';
import { pageOf, pageQuery } from '#app/database/keyset-page.server.ts';
import { listOf } from '#app/http/answers.server.ts';
import { staffRoutes } from '#app/http/routes.server.ts';
import { eventEntry } from '#app/staff/event-entry.ts';

const doers = v.pipe(
  v.optional(v.picklist(['staff'], 'invalid')),
  v.description('Only what staff did, themselves or by a command'),
);

/** Who did what to which record and when, without the record's contents. */
export const historyRoutes = staffRoutes('History').route(
  'GET /api/event',
  {
    summary: 'The log of what staff, visitors and the program did, newest first',
    query: v.object({ ...pageQuery.entries, by: doers }),
    answer: listOf(eventEntry, 'Entries'),
  },
  async ({ db, query, staff }) => {
    const rows = await readEvents(db, {
      limit: query.limit + 1,
      after: query.cursor ?? null,
      isByPeople: query.by === 'staff',
      role: staff.role,
    });
    return pageOf(rows, query, { by: 'at', isLatestFirst: true });
  },
);
