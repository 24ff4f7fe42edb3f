import { fileURLToPath } from 'node:url';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { createLog } from '#app/config/log.server.ts';
import { secretsFile } from '#app/config/secrets.server.ts';
import type { Services } from '#app/services/services.server.ts';
import { databaseClock } from '#app/database/database-clock.server.ts';
import { openDatabase } from '#app/database/database.server.ts';
import { requestTimeouts } from '#app/database/postgres-pool.server.ts';
import { startLoop } from '#app/jobs/loop.server.ts';
import { runImports, waitingList } from './run-import.server.ts';

/** The argument with which this file is started as a worker. */
const argument = 'import';

const everyMs = 2000;

type ImportServices = Pick<Services, 'settings' | 'secrets' | 'database' | 'log' | 'now'>;

/**
 * Brings lists in for as long as the site runs, one after the other. Returns how to stop it. Each time in a thread of its own
 * with a connection of its own: to read and store 5,000 rows are ten seconds of work, for which nobody else is to wait, and on
 * SQLite neither for the disk.
 */
export function startImports(services: ImportServices): () => Promise<void> {
  return startLoop((stopping) => runApart(services, stopping), { everyMs });
}

async function runApart(
  { settings, secrets, database, log, now }: ImportServices,
  stopping: AbortSignal,
): Promise<void> {
  try {
    if (!(await waitingList(database.db, now())) || stopping.aborted) return;
    const { databaseUrl, logLevel } = settings;
    const worker = new Worker(fileURLToPath(import.meta.url), {
      argv: [argument],
      workerData: { databaseUrl, logLevel, secrets },
      resourceLimits: { maxOldGenerationSizeMb: 192 },
    });
    const stop = () => worker.postMessage('stop', []);
    stopping.addEventListener('abort', stop);
    await new Promise<void>((resolve, reject) => {
      worker.once('exit', () => resolve());
      worker.once('error', reject);
    });
    stopping.removeEventListener('abort', stop);
  } catch (error) {
    log.error({ err: error }, 'list not brought in');
  }
}

const given = v.object({ databaseUrl: v.string(), logLevel: v.string(), secrets: secretsFile });

if (!isMainThread && process.argv[2] === argument) {
  const { databaseUrl, logLevel, secrets } = v.parse(given, workerData);
  const stopping = new AbortController();
  parentPort?.once('message', () => stopping.abort());
  const database = openDatabase(databaseUrl, requestTimeouts);
  const [log, now] = [createLog(logLevel), await databaseClock(database)];
  await runImports({ database, secrets, log, now }, stopping.signal);
  await database.db.destroy();
  // It would wait for another message.
  parentPort?.close();
}
