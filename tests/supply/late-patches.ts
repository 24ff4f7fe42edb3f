import * as v from 'valibot';
import type { Locked } from './lock-file.ts';
import { askNpm } from './npm.ts';

/** The packages whose patches are put in at once, and what each of them holds or reads. */
export const promptlyPatched: Record<string, string> = {
  'better-auth': 'passwords, sessions, second factors',
  jose: 'the signatures of other sign-ins',
  'openid-client': 'other sign-ins',
  'age-encryption': 'what backups are sealed with',
  'read-excel-file': 'lists that come from anywhere',
  'csv-parse': 'lists that come from anywhere',
  'tar-stream': 'archives that are restored',
  'better-sqlite3': 'SQL',
  kysely: 'SQL',
  pg: 'SQL, the password of the database',
  '@hono/node-server': 'HTTP',
  hono: 'HTTP',
  '@react-router/node': 'HTTP, sent forms',
  'react-router': 'HTTP, sent forms',
  'react-dom': 'what strangers wrote, made into pages',
  marked: 'what staff wrote, made into pages',
  valibot: 'what strangers send, checked',
  sharp: 'uploaded pictures',
  aws4fetch: 'uploads, the keys of the object store',
  nodemailer: 'mail, with addresses of strangers',
};

const patienceMs = 14 * 24 * 60 * 60 * 1000;

const published = v.looseObject({
  versions: v.array(v.string()),
  time: v.record(v.string(), v.string()),
});

/**
 * A sentence for each package of `promptlyPatched` whose minor version has had a newer patch for more than 14 days;
 * null where the registry cannot be asked.
 */
export async function latePatches(
  packages: Locked[],
  now = new Date(),
  ask = askNpm,
): Promise<string[] | null> {
  const late: string[] = [];
  for (const { name, version, dev } of packages) {
    if (dev || !(name in promptlyPatched)) continue;
    const told = v.safeParse(published, await ask('view', name, 'versions', 'time'));
    // One that is not answered for is enough: without a network each would wait for its end.
    if (!told.success) return null;
    const { versions, time } = told.output;
    const patches = newerPatches(version, versions);
    const first = Math.min(...patches.map((patch) => Date.parse(time[patch]!)));
    if (now.getTime() - first > patienceMs)
      late.push(
        `${name} ${version} (${promptlyPatched[name]}): ${patches.at(-1)} is there, a patch since ${new Date(first).toISOString().slice(0, 10)}`,
      );
  }
  return late;
}

/** Those of the same minor version, in their order; one that is only tried out ends in no number. */
function newerPatches(version: string, versions: string[]): string[] {
  const minor = version.slice(0, version.lastIndexOf('.') + 1);
  const patchOf = (one: string) => Number(one.slice(minor.length));
  return versions
    .filter((one) => one.startsWith(minor) && patchOf(one) > patchOf(version))
    .sort((one, other) => patchOf(one) - patchOf(other));
}
