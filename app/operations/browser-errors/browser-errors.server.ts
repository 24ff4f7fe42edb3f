import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { inSharedCommit } from '#app/database/group-commit.server.ts';
import { type BrowserErrorKind, browserErrorKinds } from '#app/document/browser-error.ts';
import { buildName } from '#app/document/build-name.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { addressSubject } from '#app/limits/rate-limit.server.ts';
import type { Services } from '#app/services/services.server.ts';
import { isStaffPath } from '#app/http/staff-path.ts';
import { publicPages } from '#app/public-pages.ts';
import type { BrowserErrors } from '../status/site-status.ts';

/** A browser's report of an error; `page` is the referrer. None of it is trusted. */
type ErrorReport = { kind: string; name: string; build: string; page: string };

/** Enough for one failing phone. Thousands of phones may share an address, but a few reports suffice. */
const maxOfAddress = 60;
/** Per hour from all browsers together, so that nobody can fill the table. */
const maxTotal = 3_000;
const windowSeconds = 3600;

/** Counts a reported error under our own names only, for `/metrics` and for staff. */
export async function noteBrowserError(
  db: Database,
  { limiter, metrics }: Pick<Services, 'limiter' | 'metrics'>,
  report: ErrorReport,
  { clientAddress, now }: { clientAddress: string; now: Date },
): Promise<void> {
  const isTooMany = async (name: string, subject: string, most: number) =>
    (await limiter.count(name, subject, windowSeconds, now, most)).hits > most;
  if (await isTooMany('browser-error', addressSubject(clientAddress), maxOfAddress)) return;
  if (await isTooMany('browser-errors', '', maxTotal)) return;
  const kind = browserErrorKinds.find((known) => known === report.kind) ?? 'other';
  const name = names.find((known) => known === report.name) ?? 'other';
  const build = report.build === buildName ? buildName : 'other';
  metrics.browserErrors.inc({ kind, name, build });
  const row = { day: todayInDhaka(now), build, kind, name, page: pageOf(report.page) };
  await inSharedCommit(db, (transaction) =>
    transaction
      .insertInto('browserError')
      .values({ ...row, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'build', 'kind', 'name', 'page'])
          .doUpdateSet({ count: sql`"browserError"."count" + 1` }),
      )
      .execute(),
  );
}

const daysReported = 7;
const failures: readonly string[] = ['render', 'script', 'promise'] satisfies BrowserErrorKind[];
const unsupported: BrowserErrorKind = 'unsupported';

/** Sums up the reported errors. */
export async function browserErrors(db: Database, now: Date): Promise<BrowserErrors> {
  const rows = await db
    .selectFrom('browserError')
    .select(['build', 'kind', 'name', 'page', ({ fn }) => fn.sum<number>('count').as('count')])
    .where('day', '>', dayBefore(now, daysReported))
    .groupBy(['build', 'kind', 'name', 'page'])
    .execute();
  const counts = rows.map((row) => ({ ...row, count: Number(row.count) }));
  const sum = (some: typeof counts) => some.reduce((all, { count }) => all + count, 0);
  const tooOld = counts.filter(({ kind }) => kind === unsupported);
  const errors = counts.filter(({ kind }) => kind !== unsupported);
  const failed = errors.filter(({ build, kind }) => build === buildName && failures.includes(kind));
  const frequent = errors.sort((a, b) => b.count - a.count).slice(0, 5);
  return {
    failed: sum(failed),
    others: sum(errors) - sum(failed),
    tooOld: sum(tooOld),
    code:
      frequent
        .map(({ build, kind, name, page, count }) =>
          [`${count}×`, kind, name, page, build === buildName ? '' : '(other build)']
            .filter(Boolean)
            .join(' '),
        )
        .join('; ') || null,
  };
}

const daysKept = 30;

/** Deletes counts that have expired. Returns how many. */
export async function forgetBrowserErrors(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('browserError')
    .where('day', '<', dayBefore(now, daysKept))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function dayBefore(now: Date, days: number): string {
  return todayInDhaka(new Date(now.getTime() - days * 86_400_000));
}

/** The id of the page at an address; `other` if it is not one of ours. */
function pageOf(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  const page = path.replace(/^\/bn(?=\/|$)/, '') || '/';
  if (page === '/application/receipt') return 'receipt';
  if (page === '/status/result') return 'status-result';
  if (page === '/complaints/receipt') return 'complaint-receipt';
  if (isStaffPath(page)) return 'staff';
  return (path && publicPages.find(({ path: known }) => known === page)?.id) || 'other';
}

/** The errors of ECMA-262, the DOM errors that a page can meet, and Firefox' own for too much recursion. */
const names = [
  'Error',
  'AggregateError',
  'EvalError',
  'InternalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'AbortError',
  'DataCloneError',
  'HierarchyRequestError',
  'InvalidCharacterError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotSupportedError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
] as const;
