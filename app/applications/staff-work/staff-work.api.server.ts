import { Readable } from 'node:stream';
import type { Context } from 'hono';
import * as v from 'valibot';
import { type Application, application } from '#app/applications/application.ts';
import { readCard } from '#app/applications/applications.server.ts';
import type { PassportCipher } from '#app/applications/passport-cipher.server.ts';
import { reportingCipher } from '#app/applications/reporting-cipher.server.ts';
import {
  type ApplicationSearch,
  applicationSearch,
  searchParameters,
  searchQuery,
} from '#app/applications/search/application-search.ts';
import { countFound, findApplications } from '#app/applications/search/find-applications.server.ts';
import { admitPassportSearch } from '#app/applications/search/passport-search.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { readEvents } from '#app/database/event-reader.server.ts';
import { nextLink, pageParameters } from '#app/database/newest-first.server.ts';
import {
  type ApiEnvironment,
  Refusal,
  apiDoor,
  checked,
  described,
  jsonBody,
  readJson,
} from '#app/platform/api.server.ts';
import { todayInDhaka } from '#app/platform/dhaka-time.ts';
import { requestedPage } from '#app/platform/requested-page.server.ts';
import { requireStaff } from '#app/platform/staff-session.server.ts';
import { exportSubject } from './export-record.ts';
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
const counted = v.object({ count: v.number(), isMore: v.boolean() });
const entry = v.object({ at: v.string(), actor: v.nullable(v.string()), action: v.string() });

/** `/api/application`: what staff read of the applications. Before the calls about one of them. */
export const staffWorkDoor = apiDoor()
  .get(
    '/',
    described(
      'The applications that fit, newest first, passport numbers masked; none is found by its passport number',
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
          schema: counted,
        },
      },
      [401, 403, 422],
      { parameters: searchParameters },
    ),
    requireStaff,
    async (c) => {
      const { db } = sources(c);
      return c.json(await countFound(db, checked(applicationSearch, searchIn(c))));
    },
  )
  .post(
    '/search',
    described(
      'The same, with what was typed in the body, where it may be a passport number too: that is logged, and limited to 30 an hour',
      { 200: { description: 'Applications', schema: list } },
      [400, 401, 403, 413, 415, 422, 429],
      { parameters: pageParameters, requestBody: jsonBody(applicationSearch) },
    ),
    requireStaff,
    async (c) => {
      const page = requestedPage(c);
      const search = checked(applicationSearch, await readJson(c.req.raw));
      const { db, cipher } = sources(c);
      const passports = await passportsFor(c, search);
      const { rows, next } = await findApplications(db, cipher, search, page, passports);
      if (next) c.header('link', nextLink('/api/application/search', next));
      return c.json(rows);
    },
  )
  .post(
    '/search/count',
    described(
      'How many applications such a search finds, up to a thousand',
      { 200: { description: 'The number, and whether there are more', schema: counted } },
      [400, 401, 403, 413, 415, 422, 429],
      { requestBody: jsonBody(applicationSearch) },
    ),
    requireStaff,
    async (c) => {
      const search = checked(applicationSearch, await readJson(c.req.raw));
      return c.json(await countFound(sources(c).db, search, await passportsFor(c, search)));
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
      return exported(c, checked(applicationSearch, searchIn(c)), null);
    },
  )
  .post(
    '/export',
    described(
      'The same, with what was typed in the body, sent as JSON or as a form',
      { 200: { description: 'A file', type: 'text/csv', schema: v.string() } },
      [400, 401, 403, 413, 415, 422, 429],
      { requestBody: jsonBody(applicationSearch) },
    ),
    requireStaff,
    async (c) => {
      // A form is what a browser sends when it is to save the answer as a file.
      const isForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded');
      const sent = isForm ? await c.req.parseBody() : await readJson(c.req.raw);
      const search = checked(applicationSearch, sent);
      return exported(c, search, await passportsFor(c, search));
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
  return { db: c.env.services.database.db, cipher: reportingCipher(c.env.services) };
}

/** What finds passport numbers, where this search may look for them. Refuses too many with 429. */
async function passportsFor(
  c: Context<ApiEnvironment>,
  { q = '' }: ApplicationSearch,
): Promise<PassportCipher | null> {
  const { limiter, now } = c.env.services;
  const { db, cipher } = sources(c);
  const admitted = await admitPassportSearch({ db, cipher, limiter }, q, c.var.staff.id, now());
  if (admitted.status === 'too_many') {
    throw new Refusal(429, 'too_many_passport_searches', [], admitted.retryAfterSeconds);
  }
  return admitted.status === 'admitted' ? cipher : null;
}

/** The file, once the log says how many applications it holds and by what kind of filters. */
async function exported(
  c: Context<ApiEnvironment>,
  search: ApplicationSearch,
  passports: PassportCipher | null,
): Promise<Response> {
  const { db, cipher } = sources(c);
  const now = c.env.services.now();
  const { count } = await countFound(db, search, passports, everyOne);
  const subject = exportSubject(count, search);
  await recordEvent(db, { actor: c.var.staff.id, action: 'application.exported', subject }, now);
  const name = `sampan-applications-${todayInDhaka(now)}.csv`;
  const pieces = exportedCsv(db, cipher, search, passports);
  const body = Readable.toWeb(Readable.from(pieces, { objectMode: false }));
  return c.body(body as ReadableStream<Uint8Array>, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
  });
}

/** More than there can be, and a number that both engines take as a limit. */
const everyOne = 1_000_000_000;

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
