import * as v from 'valibot';
import { application } from '../application.ts';
import { readCard } from '../storage/read-applications.server.ts';
import { type PassportCipher, loggingCipher } from '../storage/passport-cipher.server.ts';
import { type ApplicationSearch, applicationSearch } from '../search/application-search.ts';
import {
  countFound,
  countViews,
  findApplications,
  listTrash,
} from '../search/find-applications.server.ts';
import type { Question } from '../search/filters.server.ts';
import { allowPassportSearch } from '../search/passport-search.server.ts';
import { requireFreshSignIn } from '#app/http/fresh-sign-in.server.ts';
import { readEvents } from '#app/database/event-reader.server.ts';
import { pageQuery } from '#app/database/keyset-page.server.ts';
import { file, listOf, ok } from '#app/http/answers.server.ts';
import { ApiError } from '#app/http/api-error.server.ts';
import { json, jsonOrForm } from '#app/http/bodies.server.ts';
import { type StaffScope, staffRoutes } from '#app/http/routes.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { csvDownload, everyOne } from '#app/work/work-list.server.ts';
import { counted, exportLanguage, trashedOf } from '#app/work/work-list.ts';
import { calls, reading, trash } from '#app/work/work-routes.server.ts';
import { type ExportedSearch, exportSubject, exportedSearch } from '../export/export-record.ts';
import { exportedCsv } from '../export/export.server.ts';

const exportBody = v.object({ ...exportedSearch.entries, language: exportLanguage });
const views = v.object({ all: counted, waiting: counted, contacted: counted, due: counted });
const entry = v.object({
  at: v.string(),
  actor: v.nullable(v.string()),
  actorName: v.nullable(v.string()),
  action: v.string(),
});

type Scope = StaffScope & { cipher: PassportCipher } & Omit<Question, 'search'>;

/** What staff read of the applications. The calls about a single one come last, because `:id` fits every word. */
export const applicationListRoutes = staffRoutes('Applications')
  .with(({ services, staff, now }) => ({
    cipher: loggingCipher(services),
    today: todayInDhaka(now),
    staffId: staff.id,
    documents: services.content.current().documents,
  }))
  .route(
    'GET /api/application',
    {
      summary:
        'The applications that fit, in the order of the view, passport numbers masked; none is found by its passport number',
      query: v.object({ ...applicationSearch.entries, ...pageQuery.entries }),
      answer: listOf(application, 'Applications'),
    },
    ({ db, cipher, today, staffId, documents, query }) =>
      findApplications(db, cipher, { search: query, today, staffId, documents }, query),
  )
  .route(
    'GET /api/application/count',
    {
      summary: 'How many applications fit, up to a thousand',
      query: applicationSearch,
      answer: ok(counted, 'The number, and whether there are more'),
    },
    ({ db, today, staffId, documents, query }) =>
      countFound(db, { search: query, today, staffId, documents }),
  )
  .route(
    'GET /api/application/counts',
    {
      summary: 'How many applications each view of the list has, up to a thousand',
      answer: ok(views, 'The numbers, and whether there are more'),
    },
    ({ db, today, staffId, documents }) => countViews(db, { today, staffId, documents }),
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
      const { db, cipher, query } = scope;
      return findApplications(db, cipher, await questionOf(scope), query);
    },
  )
  .route(
    'POST /api/application/search/count',
    {
      summary:
        'How many applications such a search finds, up to a thousand; with `money` whether the caller may export it now',
      body: json(exportedSearch),
      answer: ok(counted, 'The number, and whether there are more'),
      refuses: ['too_many_passport_searches', 'owner_only', 'fresh_sign_in_required'],
    },
    async (scope) => {
      requireMoneyAllowed(scope, scope.body);
      return countFound(scope.db, await questionOf(scope));
    },
  )
  .route(
    'GET /api/application/due',
    {
      summary: 'Whom to call again today or earlier, the most overdue first, at most fifty',
      answer: ok(v.array(application), 'Applications'),
    },
    async ({ db, cipher, today, staffId, documents }) => {
      const due = { search: { view: 'due' }, today, staffId, documents } as const;
      return (await findApplications(db, cipher, due, { limit: maxDue })).rows;
    },
  )
  .route(
    'GET /api/application/trash',
    ...trash(
      'What was deleted in the last 30 days, the latest first',
      [trashedOf(application.entries), 'Applications'],
      ({ services, db, query, now }) => listTrash(db, loggingCipher(services), query, now),
    ),
  )
  .route(
    'GET /api/application/export',
    {
      summary:
        'The applications that fit as CSV, passport numbers masked; the export is logged. With money it is an owner’s, after a sign-in of the last ten minutes',
      query: exportBody,
      answer: file('text/csv', 'A file'),
      refuses: ['fresh_sign_in_required'],
    },
    (scope) => {
      const { today, staffId, documents, query } = scope;
      return exported(scope, query, { search: query, today, staffId, documents });
    },
  )
  .route(
    'POST /api/application/export',
    {
      summary: 'The same, with what was typed in the body, sent as JSON or as a form',
      body: jsonOrForm(exportBody),
      answer: file('text/csv', 'A file'),
      refuses: ['too_many_passport_searches', 'fresh_sign_in_required'],
    },
    async (scope) => exported(scope, scope.body, await questionOf(scope)),
  )
  .route(
    'GET /api/application/:id/card',
    ...reading(
      'One application as the list has it, its passport number masked',
      [application, 'The application'],
      ({ services, db, params }) => readCard(db, loggingCipher(services), params.id),
    ),
  )
  .route(
    'GET /api/application/:id/events',
    {
      summary: 'What was done to an application, newest first',
      answer: ok(v.array(entry), 'Entries'),
    },
    async ({ db, params, staff }) => {
      const found = await readEvents(db, { subject: params.id, role: staff.role, limit: 100 });
      return found.map(({ at, actor, actorName, action }) => ({ at, actor, actorName, action }));
    },
  )
  .route(
    'GET /api/application/:id/calls',
    ...calls(
      'The calls about an application that were noted, newest first, at most a hundred',
      'application',
    ),
  );

const maxDue = 50;

/** What was sent, with the cipher where it may be looked for among passport numbers. Refuses too many with 429. */
async function questionOf(scope: Scope & { body: ApplicationSearch }): Promise<Question> {
  const { services, db, cipher, staff, now, today, documents, body } = scope;
  const { limiter } = services;
  const access = { db, cipher, limiter, documents };
  const admitted = await allowPassportSearch(access, body.q ?? '', staff.id, now);
  if (admitted.status === 'too_many') throw new ApiError('too_many_passport_searches', admitted);
  return {
    search: body,
    today,
    staffId: staff.id,
    documents,
    passports: admitted.status === 'admitted' ? cipher : null,
  };
}

/** What was paid is an owner's to export, after a fresh sign-in (decision 77). */
function requireMoneyAllowed(
  { staff, signedInAt, now }: Pick<Scope, 'staff' | 'signedInAt' | 'now'>,
  { money }: Pick<ExportedSearch, 'money'>,
): void {
  if (money !== '1') return;
  if (staff.role !== 'owner') throw new ApiError('owner_only');
  requireFreshSignIn({ signedInAt, now });
}

/** The file, once the export is logged: how many applications, and by what kind of filters. */
async function exported(
  scope: Scope,
  { money, language }: Pick<v.InferOutput<typeof exportBody>, 'money' | 'language'>,
  question: Question,
) {
  requireMoneyAllowed(scope, { money });
  const { db, cipher } = scope;
  const { count } = await countFound(db, question, everyOne);
  return csvDownload(
    scope,
    {
      action: 'application.exported',
      subject: exportSubject(count, { ...question.search, money }),
      name: 'sampan-applications',
    },
    exportedCsv(db, cipher, question, { withMoney: money === '1', language }),
  );
}
