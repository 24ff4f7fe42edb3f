import { once } from 'node:events';
import { type OpenDatabase, openDatabase } from '#app/database/database.server.ts';
import { migrate } from '#app/database/migrate.server.ts';
import { serverOptions } from '#build-tools/production-build.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicAddresses } from '#tests/support/public-addresses.ts';
import { startSite } from '#tests/support/running-site.ts';
import { residentMegabytes } from './process-cost.ts';
import type { Row } from './row.ts';

const items = 320;
const addresses = 2000;
const atOnce = 8;
/** In MB. */
const maxGrowth = 20;
const token = 'a-token-of-benches-only';

/**
 * What a stranger can do to the memory with addresses of the gallery that no link has: numbers of all
 * lengths, and words. And whether pages still come from memory afterwards.
 */
export async function madeUpAddresses(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sampan-bench-'));
  const url = `file:${join(folder, 'sampan.sqlite')}`;
  const database = openDatabase(url);
  await migrate(database);
  await fillGallery(database);
  await database.db.destroy();
  const site = await startSite('build', { DATABASE_URL: url, METRICS_TOKEN: token }, serverOptions);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const see = (path: string) => shown(agent, site.origin + path);
  const memory = () => residentMegabytes(site.pid()!);
  try {
    const ordinary = [
      ...publicAddresses.map(({ address }) => address),
      ...['/gallery?show=15', '/bn/gallery?show=15'],
    ];
    for (const address of ordinary) await see(address);
    const before = memory();
    let peak = before;
    const all = Array.from({ length: addresses }, (_, index) => madeUp(index));
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let address = all.pop(); address; address = all.pop()) {
          await see(address);
          peak = Math.max(peak, memory());
        }
      }),
    );
    const missesBefore = await misses(site.origin);
    for (const address of ordinary) await see(address);
    const missed = (await misses(site.origin)) - missesBefore;
    const growth = peak - before;
    return [
      {
        what: `memory while ${addresses} made-up addresses of a gallery of ${items} are asked for`,
        ours: `+${growth.toFixed(0)} MB at most, +${(memory() - before).toFixed(0)} MB then`,
        peer: `${before.toFixed(0)} MB before`,
        allowed: `+${maxGrowth} MB`,
        isMet: growth <= maxGrowth,
      },
      {
        what: 'pages that have to be rendered anew afterwards',
        ours: `${missed} of ${ordinary.length}`,
        peer: '',
        allowed: '0',
        isMet: missed === 0,
      },
    ];
  } finally {
    agent.destroy();
    await site.end();
    await rm(folder, { recursive: true, force: true });
  }
}

/** In turns numbers up to three digits, longer ones, and words; in both languages. */
function madeUp(index: number): string {
  const path = index % 2 ? '/bn/gallery' : '/gallery';
  const show = [String(index >> 1).padStart(3, '0'), index + 1000, `word-${index}`, index][
    index % 4
  ];
  return `${path}?show=${show}`;
}

async function fillGallery({ db }: OpenDatabase): Promise<void> {
  for (let index = 0; index < items; index += 1) {
    const number = String(index).padStart(4, '0');
    await db
      .insertInto('galleryItem')
      .values({
        _id: `0193${number}-0000-7000-8000-000000000000`,
        name: `মোহাম্মদ রাকিবুল হাসান ${number}`,
        job: 'ইলেকট্রিশিয়ান',
        country: 'Hungary',
        date: '2026-01-02',
        image: `/media/${number.repeat(6)}.webp`,
        createdAt: new Date(1_790_000_000_000 + index).toISOString(),
        deletedAt: null,
      })
      .execute();
  }
}

async function shown(agent: Agent, url: string): Promise<void> {
  const asked = request(url, { agent, headers: { 'accept-encoding': 'br' } }).end();
  const [answer] = (await once(asked, 'response')) as [import('node:http').IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} for ${url}`);
}

async function misses(origin: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const text = await (await fetch(`${origin}/metrics`, { headers })).text();
  return Number(/^sampan_memory_total\{what="misses"\} (\d+)$/m.exec(text)?.[1]);
}
