import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import { inSharedCommit } from '#app/database/group-commit.server.ts';
import { type BrowserErrorKind, browserErrorKinds } from '#app/document/browser-error.ts';
import { buildName } from '#app/document/build-name.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { addressSubject } from '#app/http/rate-limit.server.ts';
import type { Services } from '#app/config/services.server.ts';
import { isStaffPath } from '#app/http/staff-path.ts';
import { publicPages } from '#app/public-pages.ts';
import type { BrowserErrors } from '../status/site-status.ts';

/** What a browser says of an error; `page` is the address that it sends by itself. None of it is trusted. */
type ErrorReport = { kind: string; name: string; build: string; page: string };

/** A phone that fails at everything; thousands can share its address, and a few of them are enough to know. */
const maxOfAddress = 60;
/** In an hour, so that a table of counts is all that somebody can make of it. */
const maxTotal = 3_000;
const windowSeconds = 3600;

/** Counts an error that a browser tells of, by words of ours alone, for `/metrics` and for staff. */
export async function noteBrowserError(
  { database, limiter, metrics, now }: Services,
  report: ErrorReport,
  clientAddress: string,
): Promise<void> {
  const moment = now();
  const count = (name: string, subject: string) =>
    limiter.count(name, subject, windowSeconds, moment);
  if ((await count('browser-error', addressSubject(clientAddress))).hits > maxOfAddress) return;
  if ((await count('browser-errors', '')).hits > maxTotal) return;
  const kind = browserErrorKinds.find((known) => known === report.kind) ?? 'other';
  const name = names.find((known) => known === report.name) ?? 'other';
  const build = report.build === buildName ? buildName : 'other';
  metrics.browserErrors.inc({ kind, name, build });
  const row = { day: todayInDhaka(moment), build, kind, name, page: pageOf(report.page) };
  await inSharedCommit(database.db, (transaction) =>
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

/** Adds up what browsers have told. */
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

/** Forgets counts that nobody looks at any more. Returns how many. */
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

/** Which page an address is, by words of ours; `other` for what is none. */
function pageOf(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  const page = path.replace(/^\/bn(?=\/|$)/, '') || '/';
  if (page === '/application/receipt') return 'receipt';
  if (isStaffPath(page)) return 'staff';
  return (path && publicPages.find((one) => one.path === page)?.id) || 'other';
}

/** ECMA-262's errors, those of the DOM that a page can meet, and Firefox' own for too deep a recursion. */
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
