import { Readable } from 'node:stream';
import type { Context } from 'hono';
import * as v from 'valibot';
import { type Application, application } from '#app/applications/application.ts';
import { readCard } from '#app/applications/applications.server.ts';
import { createPassportCipher } from '#app/applications/passport-cipher.server.ts';
import {
  type ApplicationSearch,
  applicationSearch,
  searchParameters,
  searchQuery,
} from '#app/applications/search/application-search.ts';
import { countFound, findApplications } from '#app/applications/search/find-applications.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { readEvents } from '#app/database/event-reader.server.ts';
import { nextLink, pageParameters } from '#app/database/newest-first.server.ts';
import {
  type ApiEnvironment,
  Refusal,
  apiDoor,
  checked,
  described,
} from '#app/platform/api.server.ts';
import { todayInDhaka } from '#app/platform/calendar-day.ts';
import { requestedPage } from '#app/platform/requested-page.server.ts';
import { requireStaff } from '#app/platform/staff-session.server.ts';
import { exportedCsv } from './export.server.ts';
import { listFollowUps } from './follow-ups.server.ts';
import { overview } from './overview.ts';
import { readOverview } from './overview.server.ts';
import { listTrash } from './trash.server.ts';

const list = v.array(application);
const trashed = v.object({
  ...application.entries,
  deletedAt: v.string(),
  deletedBy: v.nullable(v.string()),
});
const entry = v.object({ at: v.string(), actor: v.nullable(v.string()), action: v.string() });

/** `/api/application`: what staff read of the applications. Before the calls about one of them. */
export const staffWorkDoor = apiDoor()
  .get(
    '/',
    described(
      'The applications that fit, newest first, passport numbers masked',
      { 200: { description: 'Applications', schema: list } },
      [401, 403, 422],
      { parameters: [...searchParameters, ...pageParameters] },
    ),
    requireStaff,
    async (c) => {
      const search = checked(applicationSearch, searchIn(c));
      const { db, cipher } = sources(c);
      const { rows, next } = await findApplications(db, cipher, search, requestedPage(c));
      if (next) c.header('link', nextLinkOf(search, next));
      return c.json(rows);
    },
  )
  .get(
    '/count',
    described(
      'How many applications fit, up to a thousand',
      {
        200: {
          description: 'The number, and whether there are more',
          schema: v.object({ count: v.number(), isMore: v.boolean() }),
        },
      },
      [401, 403, 422],
      { parameters: searchParameters },
    ),
    requireStaff,
    async (c) => {
      const { db, cipher } = sources(c);
      return c.json(await countFound(db, cipher, checked(applicationSearch, searchIn(c))));
    },
  )
  .get(
    '/due',
    described(
      'Whom to call again today or earlier, the longest overdue first',
      { 200: { description: 'Applications', schema: list } },
      [401, 403],
    ),
    requireStaff,
    async (c) => {
      const { db, cipher } = sources(c);
      return c.json(await listFollowUps(db, cipher, c.env.services.now()));
    },
  )
  .get(
    '/trash',
    described(
      'What was deleted in the last 30 days, the latest first',
      { 200: { description: 'Applications', schema: v.array(trashed) } },
      [401, 403, 422],
      { parameters: pageParameters },
    ),
    requireStaff,
    async (c) => {
      const { db, cipher } = sources(c);
      const { rows, next } = await listTrash(db, cipher, requestedPage(c), c.env.services.now());
      if (next) c.header('link', nextLink('/api/application/trash', next));
      return c.json(rows);
    },
  )
  .get(
    '/overview',
    described(
      'The numbers of the overview',
      { 200: { description: 'Numbers', schema: overview } },
      [401, 403],
    ),
    requireStaff,
    async (c) => c.json(await readOverview(sources(c).db, c.env.services.now())),
  )
  .get(
    '/export',
    described(
      'The applications that fit as CSV, passport numbers masked; the export is logged',
      { 200: { description: 'A file', type: 'text/csv', schema: v.string() } },
      [401, 403, 422],
      { parameters: searchParameters },
    ),
    requireStaff,
    async (c) => {
      const search = checked(applicationSearch, searchIn(c));
      const { db, cipher } = sources(c);
      const now = c.env.services.now();
      const event = { actor: c.var.staff.id, action: 'application.exported', subject: '' };
      await recordEvent(db, event, now);
      const name = `sampan-applications-${todayInDhaka(now)}.csv`;
      const body = Readable.toWeb(
        Readable.from(exportedCsv(db, cipher, search), { objectMode: false }),
      );
      return c.body(body as ReadableStream<Uint8Array>, 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      });
    },
  )
  .get(
    '/:id/card',
    described(
      'One application as the list has it, its passport number masked',
      { 200: { description: 'The application', schema: application } },
      [401, 403, 404],
    ),
    requireStaff,
    async (c) => {
      const { db, cipher } = sources(c);
      const found: Application | null = await readCard(db, cipher, c.req.param('id'));
      if (!found) throw new Refusal(404, 'not_found');
      return c.json(found);
    },
  )
  .get(
    '/:id/events',
    described(
      'What was done to an application, newest first',
      { 200: { description: 'Entries', schema: v.array(entry) } },
      [401, 403],
    ),
    requireStaff,
    async (c) => {
      const found = await readEvents(sources(c).db, { subject: c.req.param('id'), limit: 100 });
      return c.json(found.map(({ at, actor, action }) => ({ at, actor, action })));
    },
  );

function sources(c: Context<ApiEnvironment>) {
  const { database, secrets } = c.env.services;
  return { db: database.db, cipher: createPassportCipher(secrets) };
}

function searchIn(c: Context<ApiEnvironment>) {
  const { limit: _limit, cursor: _cursor, ...search } = c.req.query();
  return search;
}

/** The next page keeps the search: the address of one page leads through all of them. */
function nextLinkOf(search: ApplicationSearch, next: Parameters<typeof nextLink>[1]): string {
  const query = searchQuery(search);
  const link = nextLink('/api/application', next);
  return query ? link.replace('?', `${query}&`) : link;
}
