import { daysLater, todayInDhaka } from '#app/i18n/dhaka-time.ts';

/** An archive, as its name tells. */
export type NamedArchive = {
  name: string;
  at: Date;
  isEncrypted: boolean;
  /** What is in an archive of changes, as `markOf` tells it; null for a whole one, which has all pictures. */
  mark: string | null;
};

const pattern =
  /^sampan-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z(?:-([\da-f]{16}))?\.tar\.gz(\.age)?$/;

/** Sorts by time, and needs no escaping anywhere. */
export function archiveName(at: Date, isEncrypted: boolean, mark?: string): string {
  const moment = at.toISOString().slice(0, 19).replaceAll(':', '');
  return `sampan-${moment}Z${mark ? `-${mark}` : ''}.tar.gz${isEncrypted ? '.age' : ''}`;
}

/** Those of the names that are archives of ours, the newest first. */
export function archivesAmong(names: string[]): NamedArchive[] {
  return names
    .toSorted()
    .toReversed()
    .flatMap((name) => {
      const [, day, hour, minute, second, mark = null, sealed] = pattern.exec(name) ?? [];
      if (!day) return [];
      const at = new Date(`${day}T${hour}:${minute}:${second}Z`);
      return [{ name, at, isEncrypted: sealed !== undefined, mark }];
    });
}

/** Whole archives of so many days, weeks and months stay in the second place, the newest of each. */
const periods: [number, (day: string) => string][] = [
  [7, (day) => day],
  [4, mondayOf],
  [12, (day) => day.slice(0, 7)],
];

/** Of what changed since a whole archive so many stay, in case the newest was cut off. */
const keptChanges = 4;

/**
 * The archives of a second place that have had their time, by the calendar of Dhaka. Counted by the days that have one, and
 * not back from `now`: where none was made for a year, or the clock has jumped, no older one goes. What a wrong clock has
 * dated ahead of `now` stays and counts for nothing.
 */
export function outlivedArchives(names: string[], now: Date): string[] {
  const past = archivesAmong(names).filter(({ at }) => at <= now);
  const whole = past.filter(({ mark }) => mark === null);
  // Changes that were being shipped beside the newest whole one are those since the one before it.
  const kept = new Set(whole.slice(0, 2).map(({ name }) => name));
  for (const [count, periodOf] of periods) {
    const seen = new Set<string>();
    for (const { name, at } of whole) {
      const period = periodOf(todayInDhaka(at));
      if (seen.has(period) || seen.size === count) continue;
      seen.add(period);
      kept.add(name);
    }
  }
  const changes = past.filter(({ mark, at }) => mark !== null && !(whole[0] && at < whole[0].at));
  for (const { name } of changes.slice(0, keptChanges)) kept.add(name);
  return past.map(({ name }) => name).filter((name) => !kept.has(name));
}

function mondayOf(day: string): string {
  return daysLater(day, -((new Date(day).getUTCDay() + 6) % 7));
}
