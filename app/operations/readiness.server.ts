import { missingMigrations } from '#app/database/migrate.server.ts';
import { freeSpace, lowSpace } from '#app/disk/free-space.server.ts';
import { ageOfKeys } from '#app/config/secret-fingerprints.server.ts';
import type { Services } from '#app/services/services.server.ts';

/**
 * Whether the site can work, part by part. Without pictures or with little disk space most of it works, and
 * taking it offline would help nobody: that is `degraded`.
 */
export type Readiness = {
  status: 'ok' | 'degraded' | 'not ready';
  parts: {
    database: 'ok' | 'unreachable';
    migrations: 'ok' | 'missing' | 'unknown';
    images: 'ok' | 'unreachable';
    disk: 'ok' | 'low' | 'unknown';
    keys: 'ok' | 'older' | 'dropped' | 'unknown';
  };
};

type CheckedServices = Pick<Services, 'database' | 'images' | 'secrets' | 'settings'>;

/** The result is cached for a second, however often it is requested. In milliseconds. */
const keptMs = 1000;
/** The timeout of each part, in milliseconds: load balancers have a timeout too. */
const timeoutMs = 2000;

/** Checks all parts in parallel. Never throws, and takes two seconds at most. */
export function readiness(services: CheckedServices): Promise<Readiness> {
  const now = performance.now();
  const before = found.get(services);
  if (before && now - before.at < keptMs) return before.readiness;
  const fresh = { at: now, readiness: look(services) };
  found.set(services, fresh);
  return fresh.readiness;
}

const found = new WeakMap<CheckedServices, { at: number; readiness: Promise<Readiness> }>();

async function look({ database, images, secrets, settings }: CheckedServices): Promise<Readiness> {
  const [missing, age, picture, space] = await Promise.all([
    inTime(() => missingMigrations(database.db)),
    inTime(() => ageOfKeys(database.db, secrets)),
    // A name that no picture has: the cheapest request for every kind of store.
    inTime(() => images.get('is-it-there.webp')),
    inTime(() => freeSpace(settings.dataDir)),
  ]);
  const isUpToDate = 'result' in missing && missing.result.length === 0;
  const free = 'result' in space ? space.result : null;
  const parts = {
    database: 'result' in missing ? 'ok' : 'unreachable',
    migrations: 'result' in missing ? (isUpToDate ? 'ok' : 'missing') : 'unknown',
    images: 'result' in picture ? 'ok' : 'unreachable',
    disk: free === null ? 'unknown' : free < lowSpace ? 'low' : 'ok',
    keys: 'result' in age ? age.result : 'unknown',
  } as const;
  // With a dropped key this process cannot accept applications, but another one can.
  if (!isUpToDate || parts.keys === 'dropped') return { status: 'not ready', parts };
  const isWell = [parts.images, parts.disk, parts.keys].every((part) => part === 'ok');
  return { status: isWell ? 'ok' : 'degraded', parts };
}

async function inTime<T>(work: () => Promise<T>): Promise<{ result: T } | { failed: true }> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<{ failed: true }>((resolve) => {
    timer = setTimeout(() => resolve({ failed: true }), timeoutMs);
  });
  const done = work().then(
    (result) => ({ result }),
    () => ({ failed: true as const }),
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
