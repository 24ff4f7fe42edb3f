import { Readable } from 'node:stream';
import * as v from 'valibot';
import { application } from '../application.ts';
import { readApplication, readCard } from '../storage/read-applications.server.ts';
import type { PassportCipher } from '../storage/passport-cipher.server.ts';
import { loggingCipher } from '../storage/logging-cipher.server.ts';
import { type ApplicationSearch, applicationSearch } from '../search/application-search.ts';
import { countFound, findApplications } from '../search/find-applications.server.ts';
import { allowPassportSearch } from '../search/passport-search.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { readEvents } from '#app/database/event-reader.server.ts';
import { pageQuery } from '#app/database/keyset-page.server.ts';
import { file, listOf, ok } from '#app/http/answers.server.ts';
import { ApiError } from '#app/http/api-error.server.ts';
import { json, jsonOrForm } from '#app/http/bodies.server.ts';
import { type StaffScope, staffRoutes } from '#app/http/routes.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { exportSubject } from '../export/export-record.ts';
import { exportedCsv } from '../export/export.server.ts';
import { listFollowUps } from './follow-ups.server.ts';
import { overview } from '../overview/overview.ts';
import { readOverview } from '../overview/overview.server.ts';
import { listTrash } from './trash.server.ts';

const trashed = v.object({
  ...application.entries,
  deletedAt: v.string(),
  deletedBy: v.nullable(v.string()),
});
const counted = v.object({ count: v.number(), isMore: v.boolean() });
const entry = v.object({
  at: v.string(),
  actor: v.nullable(v.string()),
  actorName: v.nullable(v.string()),
  action: v.string(),
});

type Scope = StaffScope & { cipher: PassportCipher };

/** What staff read of the applications. The calls about a single one come last, because `:id` fits every word. */
export const applicationListRoutes = staffRoutes('Applications')
  .with(({ services }) => ({ cipher: loggingCipher(services.secrets, services.log) }))
  .route(
    'GET /api/application',
    {
      summary:
        'The applications that fit, newest first, passport numbers masked; none is found by its passport number',
      query: v.object({ ...applicationSearch.entries, ...pageQuery.entries }),
      answer: listOf(application, 'Applications'),
    },
    ({ db, cipher, query }) => findApplications(db, cipher, query, query),
  )
  .route(
    'GET /api/application/count',
    {
      summary: 'How many applications fit, up to a thousand',
      query: applicationSearch,
      answer: ok(counted, 'The number, and whether there are more'),
    },
    ({ db, query }) => countFound(db, query),
  )
  .route(
    'POST /api/application/search',
    {
      summary:
        'The same, with what was typed in the body, where it may be a passport number too: that is logged, and limited to 30 an hour',
      query: pageQuery,
      body: json(applicationSearch),
      answer: listOf(application, 'Applications'),
      refuses: ['too_many_passport_searches'],
    },
    async (scope) => {
      const { db, cipher, query, body } = scope;
      return findApplications(db, cipher, body, query, await passportsFor(scope, body));
    },
  )
  .route(
    'POST /api/application/search/count',
    {
      summary: 'How many applications such a search finds, up to a thousand',
      body: json(applicationSearch),
      answer: ok(counted, 'The number, and whether there are more'),
      refuses: ['too_many_passport_searches'],
    },
    async (scope) => countFound(scope.db, scope.body, await passportsFor(scope, scope.body)),
  )
  .route(
    'GET /api/application/due',
    {
      summary: 'Whom to call again today or earlier, the longest overdue first',
      answer: ok(v.array(application), 'Applications'),
    },
    ({ db, cipher, now }) => listFollowUps(db, cipher, now),
  )
  .route(
    'GET /api/application/trash',
    {
      summary: 'What was deleted in the last 30 days, the latest first',
      query: pageQuery,
      answer: listOf(trashed, 'Applications'),
    },
    ({ db, cipher, query, now }) => listTrash(db, cipher, query, now),
  )
  .route(
    'GET /api/application/overview',
    { summary: 'The numbers of the overview', answer: ok(overview, 'Numbers') },
    ({ db, now }) => readOverview(db, now),
  )
  .route(
    'GET /api/application/export',
    {
      summary: 'The applications that fit as CSV, passport numbers masked; the export is logged',
      query: applicationSearch,
      answer: file('text/csv', 'A file'),
    },
    (scope) => exported(scope, scope.query, null),
  )
  .route(
    'POST /api/application/export',
    {
      summary: 'The same, with what was typed in the body, sent as JSON or as a form',
      body: jsonOrForm(applicationSearch),
      answer: file('text/csv', 'A file'),
      refuses: ['too_many_passport_searches'],
    },
    async (scope) => exported(scope, scope.body, await passportsFor(scope, scope.body)),
  )
  .route(
    'GET /api/application/:id/card',
    {
      summary: 'One application as the list has it, its passport number masked',
      answer: ok(application, 'The application'),
      refuses: ['not_found'],
    },
    async ({ db, cipher, params, refuse }) => {
      const found = await readCard(db, cipher, params.id);
      if (!found) throw refuse('not_found');
      return found;
    },
  )
  .route(
    'GET /api/application/:id/events',
    {
      summary: 'What was done to an application, newest first',
      answer: ok(v.array(entry), 'Entries'),
    },
    async ({ db, params }) => {
      const found = await readEvents(db, { subject: params.id, limit: 100 });
      return found.map(({ at, actor, actorName, action }) => ({ at, actor, actorName, action }));
    },
  )
  .route(
    'GET /api/application/:id',
    {
      summary: 'One application with its whole passport number; the reading is logged',
      answer: ok(application, 'The application'),
      refuses: ['not_found'],
    },
    async ({ db, cipher, params, staff, now, refuse }) => {
      const found = await readApplication(db, cipher, params.id, staff.id, now);
      if (!found) throw refuse('not_found');
      return found;
    },
  );

/** The cipher, where this search may look for passport numbers. Refuses too many with 429. */
async function passportsFor(
  { services: { limiter }, db, cipher, staff, now }: Scope,
  { q = '' }: ApplicationSearch,
): Promise<PassportCipher | null> {
  const admitted = await allowPassportSearch({ db, cipher, limiter }, q, staff.id, now);
  if (admitted.status === 'too_many') throw new ApiError('too_many_passport_searches', admitted);
  return admitted.status === 'admitted' ? cipher : null;
}

/** The file, once the export is logged: how many applications, and by what kind of filters. */
async function exported(
  { c, db, cipher, staff, now }: Scope,
  search: ApplicationSearch,
  passports: PassportCipher | null,
): Promise<Response> {
  const { count } = await countFound(db, search, passports, everyOne);
  const subject = exportSubject(count, search);
  await recordEvent(db, { actor: staff.id, action: 'application.exported', subject }, now);
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
