import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { ServerBuild } from 'react-router';
import { parseSettings } from '#app/services/env.server.ts';
import { type Services, closeServices, openServices } from '#app/services/services.server.ts';
import type { Role } from '#app/auth/staff-member.ts';
import { addAccount } from '#app/staff/accounts/add-account.server.ts';
import { staffIdOf } from '#app/staff/accounts/list-accounts.server.ts';
import type { SitePages } from '#app/content/site-pages.ts';
import { openDatabase } from '#app/database/database.server.ts';
import { migrate } from '#app/database/migrate.server.ts';
import { onContentChange } from '#app/database/content-version.server.ts';
import { createApp } from '#app/app.server.ts';
import { type AnswerCheck, type ApiDocument, answerCheck } from './documented-responses.ts';

/** A call: a JSON body, a raw one, or none; headers; and the client's address. */
export type Call = {
  json?: unknown;
  body?: BodyInit;
  headers?: Record<string, string>;
  cookie?: string;
  from?: string;
};

/** The site without its pages, from the parsed request on. */
export type TestSite = {
  services: Services;
  /** The folder of everything that is not in the database. */
  dataDir: string;
  /** Stands for the pages when a publication is rehearsed. */
  renderPage: SitePages['render'];
  /** Makes a call to the site. Throws if the API's response does not match its document. */
  call(method: string, path: string, call?: Call): Promise<Response>;
  /** The same for an existing request. */
  send(request: Request, from?: string): Promise<Response>;
  /** Creates a staff account, signs in and returns the cookie to send. The first of all is an owner's. */
  signIn(email?: string, role?: Role): Promise<string>;
  /** Sets the clock, which otherwise runs. */
  setNow(now: string): void;
  close(): Promise<void>;
};

/** The password of the accounts that `TestSite.signIn` creates. */
export const staffPassword = 'a long enough password';

/** Sites of one test on one database need the same secrets; tests of the secrets use other folders. */
const secretsFolder = mkdtempSync(join(tmpdir(), 'sampan-test-'));
process.on('exit', () => rmSync(secretsFolder, { recursive: true, force: true }));

/** The origin of a test site. */
export const siteOrigin = 'http://localhost:3000';

/** Opens a site on a migrated database of its own and a temporary folder. `variables` are settings. */
export async function openTestSite(
  databaseUrl: string,
  variables: Record<string, string> = {},
): Promise<TestSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sampan-test-'));
  await copyMigrated(databaseUrl);
  const services = await openServices(
    parseSettings({
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'silent',
      SECRETS_FILE: join(secretsFolder, 'secrets.json'),
      ...variables,
    }),
  );
  hashQuickly(services);
  // No test takes the power away, and to wait for the disk is a quarter of what they take.
  if (services.database.engine === 'sqlite')
    await sql`pragma synchronous = off`.execute(services.database.db);
  // In place of `startCacheInvalidation`, which also asks for what other processes change.
  onContentChange(services.database.db, services.content.reload);
  // The pages would need a build; no call of these tests reaches one but to rehearse a publication.
  const app = createApp(services, { routes: {} } as ServerBuild, 3000, (...page) =>
    site.renderPage(...page),
  );
  let check: AnswerCheck | undefined;

  async function send(request: Request, from = '203.0.113.7'): Promise<Response> {
    const answer = await app(request, from);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/') || pathname === '/api/openapi.json') return answer;
    if (!check) {
      const document = await app(new Request(`${siteOrigin}/api/openapi.json`), from);
      check = checkOf(await document.text());
    }
    const wrong = await check(request.method, pathname.slice('/api'.length), answer);
    if (wrong) throw new Error(wrong);
    return answer;
  }

  const site: TestSite = {
    services,
    dataDir,
    renderPage: async () => new Response('<!doctype html>'),
    send,
    call(method, path, { json, body, headers, cookie, from } = {}) {
      return send(
        new Request(siteOrigin + path, {
          method,
          headers: {
            ...(method !== 'GET' && { origin: siteOrigin }),
            ...(json !== undefined && { 'content-type': 'application/json' }),
            ...(cookie && { cookie }),
            ...headers,
          },
          body: json === undefined ? (body ?? null) : JSON.stringify(json),
          ...(body instanceof ReadableStream && { duplex: 'half' }),
        }),
        from,
      );
    },
    async signIn(email = 'staff@sampan.example', role) {
      await addAccount(
        services,
        { email, password: staffPassword, mustChange: false },
        { actor: null },
      );
      if (role) await giveRole(services, email, role);
      const answer = await site.call('POST', '/api/auth/sign-in/email', {
        json: { email, password: staffPassword },
      });
      return cookieOf(answer);
    },
    setNow(now) {
      services.now = () => new Date(now);
    },
    async close() {
      await closeServices(services);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return site;
}

/** Sites with the same document share what was compiled of it. */
function checkOf(document: string): AnswerCheck {
  const check = checks.get(document) ?? answerCheck(JSON.parse(document) as ApiDocument);
  checks.set(document, check);
  return check;
}

const checks = new Map<string, AnswerCheck>();

/** A migrated SQLite file where there is none yet: to migrate each anew takes eight times as long. */
async function copyMigrated(databaseUrl: string): Promise<void> {
  const path = databaseUrl.replace(/^file:/, '');
  if (path === databaseUrl || path === ':memory:' || existsSync(path)) return;
  migratedFile ??= makeMigrated(join(secretsFolder, 'migrated.sqlite'));
  copyFileSync(await migratedFile, path);
}

let migratedFile: Promise<string> | undefined;

async function makeMigrated(path: string): Promise<string> {
  const database = openDatabase(`file:${path}`);
  await migrate(database);
  await database.db.destroy();
  return path;
}

/** Without the log entry and the ended sessions of `changeRole`, which tests count. */
async function giveRole({ database: { db } }: Services, email: string, role: Role) {
  const staffId = await staffIdOf(db, email);
  await db
    .insertInto('staffRole')
    .values({ staffId: staffId!, role })
    .onConflict((conflict) => conflict.column('staffId').doUpdateSet({ role }))
    .execute();
}

/** A real hash takes a tenth of a second by design, and these tests sign in some hundred times. */
function hashQuickly({ hashing }: Services): void {
  hashing.derive = async (text, salt) =>
    createHash('sha256').update(`${salt} ${text}`).digest('hex');
}

/** The cookies that a response has set, as a browser would send them back. */
export function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** A message of the contact form that nothing is wrong with. */
export const goodMessage = {
  name: 'Rakib Hasan',
  number: '+8801712345678',
  email: 'rakib@example.com',
  reference: 'Nobody so far',
  address: 'Mirpur, Dhaka',
};

/** An application that satisfies every rule. */
export const goodApplication = {
  name: 'Rakib Hasan',
  birth: '1990-02-28',
  job: 'Electrician',
  experience: '6 years',
  email: 'rakib@example.com',
  phone: '+8801712345678',
  passport: 'AB1234567',
  address: 'Mirpur, Dhaka',
  reference: 'None',
  present: 'Bangladesh',
  interested: 'Hungary',
};

/** A payment of an applicant as staff write it down. */
export const samplePayment = {
  amountBdt: 1234,
  kind: 'file_opening',
  method: 'cash',
  reference: '',
  on: '2026-01-02',
  paidBy: 'Rakib Hasan',
} as const;
