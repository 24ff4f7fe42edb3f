import type { RequestListener } from 'node:http';
import { startApplicationMail } from './applications/storage/application-mail.server.ts';
import { keyedSubmissionsTask } from './applications/storage/keyed-submissions.server.ts';
import { pairsTask } from './applications/storage/pairs-task.server.ts';
import { startImports } from './applications/import/import-thread.server.ts';
import { refreshNormalised } from './applications/storage/refresh-normalised.server.ts';
import { refreshMessages } from './contact/storage/refresh-messages.server.ts';
import { backupTasks } from './backup/backup-task.server.ts';
import { startBackupMail } from './backup/missed-backup.server.ts';
import type { BuiltWords } from './document/fonts/font-set.ts';
import { type Settings, isDebugging, loadSettings } from './services/env.server.ts';
import { operatorMessage } from './config/operator-message.server.ts';
import { type Services, closeServices, openServices } from './services/services.server.ts';
import { SettingError } from './config/setting.ts';
import { siteVersion } from './config/site-version.server.ts';
import { startSettingMail } from './settings/setting-mail.server.ts';
import { startContentMail } from './editing/publishing/content-mail.server.ts';
import { type OpenDatabase, openDatabase } from './database/database.server.ts';
import { migrate, migrations } from './database/migrate.server.ts';
import { restrictPermissions, setPrivateUmask } from './services/file-permissions.server.ts';
import { commonHeaders } from './serving/security-headers.server.ts';
import { reportKeys } from './jobs/running-processes.server.ts';
import { startScheduler } from './jobs/scheduler.server.ts';
import { keptAddresses, keptJob } from './kept-addresses.server.ts';
import { housekeepingTask } from './operations/housekeeping.server.ts';
import { startEmptyingLog } from './jobs/empty-log.server.ts';
import { isMadeOfMark } from './seo/mark-routes.server.ts';
import { startCacheInvalidation } from './serving/cache-invalidation.server.ts';
import { type App, createHandler } from './serving/handler.server.ts';
import { type Listening, assertCanListen, isFreed, listen } from './serving/listen.server.ts';
import { holdPort, holderOf } from './serving/port-hold.server.ts';
import { noPageCache } from './serving/page-cache.server.ts';
import { readStaticFiles } from './serving/static-files.server.ts';
import { makeFirstStaff } from './staff/first-staff.server.ts';
import { hashEncryptedRecoveryCodes } from './staff/sign-in/recovery-code.server.ts';

/** Where pages and files come from: a build (`server.ts`), or the sources through Vite (`bin/dev.ts`). */
export type SiteSource = {
  /** Node's arguments for the process that makes the nightly backup, and with `ship` behind them brings it elsewhere. */
  backupProgram: string[];
  /** The built client files; null in development, where pages are not cached either. */
  clientFolder: string | null;
  createApp: (services: Services, port: number) => App;
  /** What the fonts of the build draw; without it they draw everything. */
  builtWords?: BuiltWords;
  /** Handles requests before the site. */
  before?: (site: RequestListener) => RequestListener;
};

/** How long running requests may take to finish once a shutdown begins. */
const graceMs = 10_000;

/**
 * Runs the site with its background work until it is told to stop. An error ends it
 * with one sentence and exit code 1.
 */
export async function runSite(source: SiteSource): Promise<void> {
  // What is printed is lost like the lines of the log where it cannot be written. Node itself forgives that once.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  try {
    const stop = await startSite(source);
    await toldToStop();
    console.log('Sampan is stopping …');
    await stop();
    // If the other end has gone, the channel is already closed.
    if (process.connected) process.disconnect();
  } catch (error) {
    console.error(operatorMessage(error, isDebugging()));
    process.exitCode = 1;
  }
}

/** Resolves on a signal, or when the start script has ended in whatever way, which closes the IPC channel. */
function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(event, () => resolve());
  });
}

/** Returns a function that stops the site. */
async function startSite({ backupProgram, ...source }: SiteSource): Promise<() => Promise<void>> {
  const { number, commit, builtAt } = siteVersion;
  console.log(`Sampan ${commit ? `${number} (${commit})` : number}`);
  const settings = loadSettings();
  const build = `${number} ${builtAt}`;
  const holder = source.clientFolder ? holderOf(settings.dataDir, settings.port) : null;
  // Another build of the same data goes on serving until this one is ready, and ends then.
  const older = holder?.build === build ? null : holder;
  await assertCanListen(settings.hosts, older ? 0 : settings.port);
  setPrivateUmask();
  for (const sentence of await restrictPermissions(settings)) console.log(sentence);
  const services = await openServices(settings, source.builtWords, upgrade);
  let endReport: (() => Promise<void>) | undefined;
  let listening: Listening;
  try {
    await refreshSearch(settings);
    await makeFirstStaff(services);
    const { documents, notices } = services.content.current();
    await services.wordFonts.follow(documents, notices);
    endReport = await reportKeys(services);
    if (older) await endOlder(older.pid, settings);
    listening = await listen(listenerOf(services, source), settings.hosts, settings.port);
  } catch (error) {
    await endReport?.();
    await closeServices(services);
    throw error;
  }
  const stopLoops = [
    startApplicationMail(services),
    startContentMail(services),
    startSettingMail(services),
    startBackupMail(services),
    startImports(services),
  ];
  const { port, close } = listening;
  const release = source.clientFolder ? holdPort(settings.dataDir, port, build) : () => {};
  console.log(`Sampan is serving on ${settings.publicOrigin ?? `http://localhost:${port}`}`);

  // In the background, because it takes a second for each affected account.
  void hashEncryptedRecoveryCodes(services).catch((error: unknown) =>
    services.log.error({ err: error }, 'recovery codes could not be hashed'),
  );

  const endWatch = startCacheInvalidation(services);
  const endEmptying = startEmptyingLog(services);
  const endTasks = startScheduler(services, [
    keyedSubmissionsTask(services),
    housekeepingTask(services),
    pairsTask(services),
    services.wordFonts.task,
    ...backupTasks(backupProgram, services),
  ]);
  return async () => {
    services.isDraining = true;
    await Promise.all([
      close({ drainMs: settings.drainMs, graceMs }),
      ...stopLoops.map((stop) => stop()),
      endTasks(),
      endEmptying(),
      services.pages.end(),
    ]);
    void endWatch();
    await endReport();
    await closeServices(services);
    release();
  };
}

/** Ends the process that has served so far, and returns as soon as its port is free: it may still finish its answers. */
async function endOlder(pid: number, { hosts, port, drainMs }: Settings): Promise<void> {
  console.log(`Taking over from process ${pid}, which ran another version …`);
  process.kill(pid, 'SIGTERM');
  if (!(await isFreed(hosts, port, drainMs + graceMs)))
    throw new SettingError(
      `PORT ${port} is not given back by process ${pid}: end it, and start again.`,
    );
}

/** Migrates, and says what an operator who has just started a new version wants to know. */
async function upgrade(database: OpenDatabase): Promise<void> {
  const applied = await migrate(database);
  const isNew = applied.length === Object.keys(migrations).length;
  if (applied.length > 0 && !isNew)
    console.log(`The database is brought up to date: ${applied.join(', ')}.`);
}

function listenerOf(
  services: Services,
  { clientFolder, createApp, before = (site) => site }: Omit<SiteSource, 'backupProgram'>,
): (port: number) => RequestListener {
  const { settings } = services;
  // In development every request renders its page anew.
  if (!clientFolder) services.pages = noPageCache;
  const { pages } = services;
  const handler = createHandler(services, {
    app: (port) => createApp(services, port),
    kept: keptAddresses,
    keptOf: keptJob,
    files: clientFolder ? readStaticFiles(clientFolder, commonHeaders(settings)) : new Map(),
    isMade: isMadeOfMark,
    cache: pages,
  });
  return (port) => before(handler(port));
}

/** Uses connections without timeouts, because after a restore or a move it processes every row. */
async function refreshSearch({ databaseUrl }: Settings): Promise<void> {
  const { db } = openDatabase(databaseUrl);
  try {
    await refreshNormalised(db);
    await refreshMessages(db);
  } finally {
    await db.destroy();
  }
}
