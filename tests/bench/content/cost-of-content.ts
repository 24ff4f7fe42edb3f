import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverOptions } from '#build-tools/production-build.ts';
import { freePort } from '#tests/machine/own-server.ts';
import { publicAddresses } from '#tests/support/public-addresses.ts';
import { startSite } from '#tests/support/running-site.ts';
import { type FilledDatabase, engines } from '#tests/bench/filled-database.ts';
import { openInspector } from '#tests/bench/inspector.ts';
import { inMs, median } from '#tests/bench/numbers.ts';
import type { Row } from '#tests/bench/row.ts';
import { secrets } from '#tests/bench/sample-rows.ts';
import { contentDatabase } from './edited-database.ts';

const starts = 5;

/** A database, and the settings of a site on it: each start has the secrets of the one before. */
type Place = { database: FilledDatabase; settings: Record<string, string> };

/** What years of editing cost a process: at its start, and at rest. */
export async function costOfContent(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sampan-bench-'));
  const secretsFile = join(folder, 'secrets.json');
  await writeFile(secretsFile, JSON.stringify(secrets));
  const open = async (engine: (typeof engines)[number], isEdited: boolean): Promise<Place> => {
    const database = await contentDatabase(engine, { isEdited });
    return { database, settings: { DATABASE_URL: database.url, SECRETS_FILE: secretsFile } };
  };
  const rows: Row[] = [];
  try {
    for (const engine of engines) {
      const [shipped, edited] = [await open(engine, false), await open(engine, true)];
      rows.push(await startingTime(engine, shipped, edited), await memory(engine, shipped, edited));
      await shipped.database.end();
      await edited.database.end();
    }
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startingTime(engine: string, shipped: Place, edited: Place): Promise<Row> {
  const [its, ours]: number[][] = [[], []];
  // The first one makes the account of the owner.
  for (let round = -1; round < starts; round++) {
    const [plain, filled] = [await timeOfStart(shipped), await timeOfStart(edited)];
    if (round < 0) continue;
    its!.push(plain);
    ours!.push(filled);
  }
  const longer = median(ours!) - median(its!);
  return {
    what: `${engine}: how much longer until the first page is served, everything edited`,
    ours: inMs(Math.max(0, longer)),
    peer: `${inMs(median(ours!))}, as shipped ${inMs(median(its!))}`,
    allowed: 'at most 50 ms',
    isMet: longer <= 50,
  };
}

async function timeOfStart({ settings }: Place): Promise<number> {
  const begin = performance.now();
  const site = await startSite('build', settings, serverOptions);
  await fetch(site.origin);
  const time = performance.now() - begin;
  await site.end();
  return time;
}

/** With all pages in memory, and nothing that nobody refers to any more. */
async function memory(engine: string, shipped: Place, edited: Place): Promise<Row> {
  const [its, ours] = [await heapOf(shipped), await heapOf(edited)];
  const more = (ours - its) / 1e6;
  return {
    what: `${engine}: memory at rest, everything edited, beside as shipped`,
    ours: `${more.toFixed(2)} MB more`,
    peer: `of ${(its / 1e6).toFixed(0)} MB, heap`,
    allowed: 'at most 5 MB',
    isMet: more <= 5,
  };
}

async function heapOf({ settings }: Place): Promise<number> {
  const port = await freePort();
  const options = [...serverOptions, `--inspect=127.0.0.1:${port}`];
  const site = await startSite('build', settings, options);
  const inspector = await openInspector(port);
  try {
    for (let round = 0; round < 3; round++) {
      for (const { address } of publicAddresses) await (await fetch(site.origin + address)).text();
    }
    return await inspector.heapAfterCollection();
  } finally {
    inspector.close();
    await site.end();
  }
}
