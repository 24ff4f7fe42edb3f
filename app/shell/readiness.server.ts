import { missingMigrations } from '#app/database/migrate.server.ts';
import { freeSpace, lowSpace } from '#app/platform/free-space.server.ts';
import type { Services } from '#app/platform/services.server.ts';

/**
 * Whether the site can work, part by part. Without pictures or with little space most of it works, and
 * taking it away from visitors would help nobody: that is `degraded`.
 */
export type Readiness = {
  status: 'ok' | 'degraded' | 'not ready';
  parts: {
    database: 'ok' | 'unreachable';
    migrations: 'ok' | 'missing' | 'unknown';
    images: 'ok' | 'unreachable';
    disk: 'ok' | 'low' | 'unknown';
  };
};

/** However often it is asked, the parts are looked at once a second. In milliseconds. */
const keptMs = 1000;
/** How long a part may take, in milliseconds: whoever asks has a timeout too. */
const patienceMs = 2000;

/** Looks at every part at once. Never throws, and takes two seconds at most. */
export function readiness(services: Services): Promise<Readiness> {
  const now = performance.now();
  const before = found.get(services);
  if (before && now - before.at < keptMs) return before.readiness;
  const fresh = { at: now, readiness: look(services) };
  found.set(services, fresh);
  return fresh.readiness;
}

const found = new WeakMap<Services, { at: number; readiness: Promise<Readiness> }>();

async function look({ database, images, settings }: Services): Promise<Readiness> {
  const [missing, picture, space] = await Promise.all([
    inTime(() => missingMigrations(database.db)),
    // A name that no picture has: asking for it costs every kind of store the least.
    inTime(() => images.get('is-it-there.webp')),
    freeSpace(settings.dataDir),
  ]);
  const isReady = 'result' in missing && missing.result.length === 0;
  const parts = {
    database: 'result' in missing ? 'ok' : 'unreachable',
    migrations: 'result' in missing ? (isReady ? 'ok' : 'missing') : 'unknown',
    images: 'result' in picture ? 'ok' : 'unreachable',
    disk: space === null ? 'unknown' : space < lowSpace ? 'low' : 'ok',
  } as const;
  if (!isReady) return { status: 'not ready', parts };
  return { status: parts.images === 'ok' && parts.disk === 'ok' ? 'ok' : 'degraded', parts };
}

async function inTime<T>(work: () => Promise<T>): Promise<{ result: T } | { failed: true }> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<{ failed: true }>((resolve) => {
    timer = setTimeout(() => resolve({ failed: true }), patienceMs);
  });
  const done = work().then(
    (result) => ({ result }),
    () => ({ failed: true as const }),
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
