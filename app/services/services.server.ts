import { type Content, openContent } from '#app/content/snapshot.server.ts';
import {
  type Database,
  type OpenDatabase,
  type QueryWatch,
  openDatabase,
} from '#app/database/database.server.ts';
import { makeFolder } from '#app/disk/make-folder.server.ts';
import { migrate } from '#app/database/migrate.server.ts';
import { requestTimeouts } from '#app/database/postgres-pool.server.ts';
import { databaseClock } from '#app/database/database-clock.server.ts';
import { type Auth, createAuth } from '#app/auth/auth.server.ts';
import type { BuiltWords } from '#app/document/fonts/font-set.ts';
import { type WordFonts, createWordFonts } from '#app/document/fonts/word-fonts.server.ts';
import type { Settings } from './env.server.ts';
import {
  type ExternalSignIn,
  openExternalSignIn,
} from '#app/auth/identity/open-identity.server.ts';
import type { ImageStore } from '#app/images/image-store.server.ts';
import { assertNeverUsed, checkSecrets } from '#app/config/secret-fingerprints.server.ts';
import { type Log, createLog } from '#app/config/log.server.ts';
import type { Mailer } from '#app/mail/mailer.server.ts';
import { type Metrics, countMails, countQueries, createMetrics } from './metrics.server.ts';
import { openImageStore } from '#app/images/open-image-store.server.ts';
import { type PageCache, createPageCache } from '#app/serving/page-cache.server.ts';
import { type RateLimiter, createRateLimiter } from '#app/limits/rate-limit.server.ts';
import {
  type Secrets,
  derivedKey,
  derivedKeys,
  makeSecrets,
  readSecrets,
} from '#app/config/secrets.server.ts';
import { type SlowHashing, createSlowHashing } from '#app/auth/slow-hashing.server.ts';
import { join } from 'node:path';
import { createFileMailer } from '#app/mail/file-mailer.server.ts';
import type { MailSettings } from '#app/mail/mail-settings.ts';
import { createSendFormMailer } from '#app/mail/send-form-mailer.server.ts';
import { createSmtpMailer } from '#app/mail/smtp-mailer.server.ts';

/** Everything outside the program that a request may need, opened once at startup. */
export type Services = {
  settings: Settings;
  log: Log;
  database: OpenDatabase;
  secrets: Secrets;
  auth: Auth;
  hashing: SlowHashing;
  /** Null when accounts are our own. */
  externalSignIn: ExternalSignIn | null;
  images: ImageStore;
  mailer: Mailer;
  limiter: RateLimiter;
  pages: PageCache;
  /** What the agency says on its pages and in its mails. */
  content: Content;
  /** The fonts of published words. */
  wordFonts: WordFonts;
  /** The site is shutting down: it still answers, but tells load balancers to go elsewhere. */
  isDraining: boolean;
  metrics: Metrics;
  /** The current time, the same for all processes on this database; replaceable in tests. */
  now: () => Date;
};

/**
 * Opens the configured services and, unless `prepare` does something else, migrates the database. Throws with one clear
 * sentence when something is unusable; `closeServices` undoes it. `builtWords` are those that the fonts of a build draw.
 */
export async function openServices(
  settings: Settings,
  builtWords?: BuiltWords,
  prepare: (database: OpenDatabase) => Promise<unknown> = migrate,
): Promise<Services> {
  const metrics = createMetrics();
  makeFolder(settings.dataDir);
  const database = await openPrepared(settings.databaseUrl, prepare, countQueries(metrics));
  const log = createLog(settings.logLevel);
  let opened: Services | undefined;
  const { secrets, now, content, clock } = await openStored().catch(async (error: unknown) => {
    await database.db.destroy();
    throw error;
  });
  const hashing = createSlowHashing();
  const sessionKeys = derivedKeys(secrets, 'session');
  const auth = createAuth(database, sessionKeys, settings.publicOrigin, log, hashing, clock);
  const tokenKeys = derivedKeys(secrets, 'provider-tokens');
  const services: Services = {
    settings,
    log,
    database,
    secrets,
    auth,
    hashing,
    externalSignIn: openExternalSignIn(settings.signIn, auth, tokenKeys, clock),
    images: openImageStore(settings.imageStore, {
      dataDir: settings.dataDir,
      db: database.db,
      now: clock,
    }),
    mailer: countMails(openMailer(settings.mail, settings.dataDir, clock), metrics),
    limiter: createRateLimiter(database.db, derivedKey(secrets, 'rate-limit'), settings.rateLimits),
    pages: createPageCache(),
    content,
    wordFonts: createWordFonts({ database, log, metrics, now: clock }, builtWords),
    isDraining: false,
    metrics,
    now,
  };
  opened = services;
  return services;

  async function openStored() {
    const [secrets, now] = await Promise.all([
      openSecrets(settings, database),
      databaseClock(database),
    ]);
    // Tests replace the clock later.
    const clock = () => (opened?.now ?? now)();
    const content = await openContent(database.db, log, clock, settings);
    return { secrets, now, clock, content };
  }
}

export async function closeServices({
  database,
  wordFonts,
}: Pick<Services, 'database' | 'wordFonts'>): Promise<void> {
  await wordFonts.end();
  await database.db.destroy();
}

/** Migrations run without a timeout; everything else on PostgreSQL has one. */
async function openPrepared(
  url: string,
  prepare: (database: OpenDatabase) => Promise<unknown>,
  watch: QueryWatch,
): Promise<OpenDatabase> {
  const database = openDatabase(url, undefined, watch);
  try {
    await prepare(database);
  } catch (error) {
    await database.db.destroy();
    throw error;
  }
  // SQLite has no timeouts, and a database in memory must not be reopened.
  if (database.engine === 'sqlite') return database;
  await database.db.destroy();
  return openDatabase(url, requestTimeouts, watch);
}

/**
 * New secrets with old applications would leave their passport numbers unreadable for ever, so a lost secrets
 * file, or that of another machine, stops the start instead.
 */
async function openSecrets({ secretsFile }: Settings, { db }: OpenDatabase): Promise<Secrets> {
  const existing = await readSecrets(secretsFile);
  const secrets = existing ?? (await firstSecrets(db, secretsFile));
  await checkSecrets(db, secrets, secretsFile);
  return secrets;
}

/** Secrets for a database that was never used with any. */
async function firstSecrets(db: Database, path: string): Promise<Secrets> {
  try {
    await assertNeverUsed(db, path);
  } catch (error) {
    // Another starting process may have created and used them meanwhile.
    const made = await readSecrets(path);
    if (made) return made;
    throw error;
  }
  return makeSecrets(path);
}

/** Creates the configured mailer. Makes no connection yet. */
function openMailer(settings: MailSettings, dataDir: string, now: () => Date): Mailer {
  switch (settings.kind) {
    case 'smtp':
      return createSmtpMailer(settings.url);
    case 'send-form':
      return createSendFormMailer(settings);
    case 'file':
      return createFileMailer(join(dataDir, 'mail'), now);
  }
}
