import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { startApplicationMail } from './app/applications/storage/application-mail.server.ts';
import { keyedSubmissionsTask } from './app/applications/storage/keyed-submissions.server.ts';
import { refreshNormalised } from './app/applications/storage/refresh-normalised.server.ts';
import { openDatabase } from './app/database/database.server.ts';
import { createCachedHandler } from './app/serving/cached-handler.server.ts';
import { backupTask } from './app/backup/backup-task.server.ts';
import { startCacheInvalidation } from './app/serving/cache-invalidation.server.ts';
import { type Settings, loadSettings } from './app/config/env.server.ts';
import { listen } from './app/serving/listen.server.ts';
import { restrictPermissions, setPrivateUmask } from './app/disk/file-permissions.server.ts';
import { reportKeys } from './app/jobs/running-processes.server.ts';
import { startScheduler } from './app/jobs/scheduler.server.ts';
import { operatorMessage } from './app/config/operator-message.server.ts';
import { closeServices, openServices } from './app/config/services.server.ts';
import { housekeepingTask } from './app/operations/housekeeping.server.ts';
import { hashEncryptedRecoveryCodes } from './app/staff/sign-in/recovery-code.server.ts';
import { keptAddresses } from './app/kept-addresses.server.ts';
import { makeFirstStaff } from './app/staff/first-staff.server.ts';
import { createApp } from './app/app.server.ts';

/** How long running requests may take to finish once the site is told to stop. */
const graceMs = 10_000;

try {
  await serve();
} catch (error) {
  // What the operator can put right is one sentence; everything else is a fault of ours.
  const sentence = operatorMessage(error);
  if (!sentence) throw error;
  console.error(sentence);
  process.exitCode = 1;
}

async function serve() {
  const settings = loadSettings();
  setPrivateUmask();
  for (const sentence of await restrictPermissions(settings)) console.log(sentence);
  const services = await openServices(settings);
  const buildFolder = join(fileURLToPath(import.meta.url), '../..');
  const clientFolder = join(buildFolder, 'client');
  let listening;
  let endReport;
  try {
    await refreshApplications(settings);
    await makeFirstStaff(services);
    endReport = await reportKeys(services);
    listening = await listen(
      await createCachedHandler(
        services,
        (port) => createApp(services, build, port),
        keptAddresses,
        clientFolder,
      ),
      settings.hosts,
      settings.port,
    );
  } catch (error) {
    await endReport?.();
    await closeServices(services);
    throw error;
  }
  const stopMail = startApplicationMail(services);
  const { port, close } = listening;
  console.log(`Sampan is serving on ${settings.publicOrigin ?? `http://localhost:${port}`}`);

  // Beside the first visitors, because it takes a second for each account that has such.
  void hashEncryptedRecoveryCodes(services).catch((error: unknown) =>
    services.log.error({ err: error }, 'recovery codes could not be hashed'),
  );

  const endWatch = startCacheInvalidation(services);
  const endTasks = startScheduler(services, [
    keyedSubmissionsTask(services),
    housekeepingTask(services),
    ...(settings.backup.daily ? [backupTask(join(buildFolder, '..'))] : []),
  ]);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    console.log('Sampan is stopping …');
    services.isDraining = true;
    await Promise.all([close({ drainMs: settings.drainMs, graceMs }), stopMail(), endTasks()]);
    void endWatch();
    await endReport();
    await closeServices(services);
    // Once the other end has gone there is nothing to close any more.
    if (process.connected) process.disconnect();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // The channel to the start script closes when that is gone, however it went.
  process.on('disconnect', stop);
}

/** By connections without time limits, because after a restore or a move it goes through every row. */
async function refreshApplications({ databaseUrl }: Settings): Promise<void> {
  const { db } = openDatabase(databaseUrl);
  await refreshNormalised(db).finally(() => db.destroy());
}
