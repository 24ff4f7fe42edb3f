import { createHash } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Settings } from '#app/services/env.server.ts';
import { ExternalServiceError } from '#app/config/external-service-error.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { makeFolder } from '#app/disk/make-folder.server.ts';
import { archiveName, outlivedArchives } from './archive-names.server.ts';
import type { SecondPlaceSettings } from './backup-settings.ts';
import { makeBackup } from './make-backup.server.ts';
import type { Manifest } from './manifest.ts';
import { backupsIn } from './old-backups.server.ts';
import { type BackedUp, recorded } from './run-backup.server.ts';
import { type SecondPlace, openSecondPlace } from './second-place.server.ts';

/**
 * Brings to the second place what is not there yet: the newest sealed backup, and what was written since; removes what has
 * had its time there; records how it went. Does nothing where there is no second place.
 */
export async function shipArchives(settings: Settings): Promise<void> {
  const { backup, dataDir } = settings;
  const { folder, passphrase, to } = backup;
  if (!to) return;
  await recorded(settings, 'second-place', folder, async (site) => {
    const place = openSecondPlace(to, dataDir);
    await takePlace(place, to, site);
    await shipNewest(place, folder, site.now());
    makeFolder(folder);
    const work = await mkdtemp(join(folder, 'working-'));
    try {
      return await shipChanges(place, site, work, passphrase);
    } finally {
      await rm(work, { recursive: true, force: true });
      const names = (await place.list()).map(({ name }) => name);
      for (const name of outlivedArchives(names, site.now())) await place.remove(name);
    }
  });
}

/**
 * A place that is empty becomes ours, which each backup says from then on. One that is not is another installation's: on a new
 * server nothing may be added to what is to be restored there, and nothing of it removed.
 */
async function takePlace(place: SecondPlace, to: SecondPlaceSettings, { db, now }: BackedUp) {
  const isOurs = await db
    .selectFrom('event')
    .select('_id')
    .where('action', '=', placeTaken)
    .where('subject', '=', idOf(to))
    .limit(1)
    .executeTakeFirst();
  if (isOurs) return;
  if ((await place.list()).length > 0) throw new ExternalServiceError('second-place', 'not_ours');
  await noteOwnPlace(db, to, now());
}

/** From now on this installation goes on with what is in a second place. */
export async function noteOwnPlace(db: Database, to: SecondPlaceSettings, now: Date) {
  await recordEvent(db, { actor: null, action: placeTaken, subject: idOf(to) }, now);
}

const placeTaken = 'backup.second-place';

/** Tells neither the key nor where it is. */
function idOf(to: SecondPlaceSettings): string {
  const place = to.kind === 's3' ? to.url : to.folder;
  return createHash('sha256').update(place).digest('hex').slice(0, 16);
}

async function shipNewest(place: SecondPlace, folder: string, now: Date): Promise<void> {
  const sealed = (await backupsIn(folder)).find((path) => path.endsWith('.age'));
  const there = await newestWhole(place, now);
  if (sealed && basename(sealed) > (there?.name ?? '')) await place.store(basename(sealed), sealed);
}

async function shipChanges(
  place: SecondPlace,
  { now, source }: BackedUp,
  work: string,
  passphrase: string | null,
): Promise<string> {
  const moment = now();
  const base = await newestWhole(place, moment);
  const { path, manifest, unread } = await makeBackup(source, work, passphrase, moment, base);
  const { size } = await stat(path);
  const mark = markOf(manifest);
  const [newest] = await place.list();
  const isNew = newest?.mark !== mark;
  if (isNew) await place.store(base ? archiveName(moment, true, mark) : basename(path), path);
  const [first] = unread;
  if (first) throw new ExternalServiceError('pictures', first.code);
  return isNew ? `${size} bytes` : 'nothing new';
}

/** What a wrong clock has dated ahead is no base: it would stay the newest. */
async function newestWhole(place: SecondPlace, now: Date) {
  return (await place.list()).find(({ at, mark }) => mark === null && at <= now);
}

/** What the site writes about itself all the time is no news. */
const notes = new Set(['task', 'rateLimit', 'browserError', 'dayCount']);

/** Equal for archives of the same content. */
function markOf({ tables }: Manifest): string {
  const told = Object.entries(tables).filter(([table]) => !notes.has(table));
  return createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 16);
}
