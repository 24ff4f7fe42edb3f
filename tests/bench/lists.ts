import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newPosition } from '#app/applications/application-position.server.ts';
import { normalised } from '#app/applications/normalised-application.ts';
import { createPassportCipher } from '#app/applications/passport-cipher.server.ts';
import { searchTerms } from '#app/applications/search/search-terms.ts';
import { type ApplicationSearch } from '#app/applications/search/application-search.ts';
import { countFound, findApplications } from '#app/applications/search/find-applications.server.ts';
import { type OpenDatabase, openDatabase } from '#app/database/database.server.ts';
import { migrate } from '#app/database/migrate.server.ts';

/**
 * `npm run bench:lists [-- 1000 100000 1000000]`: what the staff's lists and searches cost at the
 * server, on SQLite and, where TEST_POSTGRES_URL names a server, on PostgreSQL. Medians and p95 of 60
 * calls each, and each size beside the first one as a ratio.
 */
const sizes = process.argv.slice(2).map(Number);
if (sizes.length === 0) sizes.push(1000, 100_000);
const calls = 60;

const cipher = createPassportCipher({
  signing: randomBytes(32).toString('base64url'),
  passportKeys: { k1: randomBytes(32).toString('base64url') },
});
const names = [
  'Rahim',
  'রহিম',
  'Karim',
  'করিম',
  'Hasan',
  'হাসান',
  'Fatema',
  'ফাতেমা',
  'Jamil',
  'জামিল',
];
const families = [
  'Uddin',
  'উদ্দিন',
  'Khatun',
  'খাতুন',
  'Mia',
  'মিয়া',
  'Sarkar',
  'সরকার',
  'Molla',
  'মোল্লা',
];
const samplePassport = cipher.seal('AB1234567');

const folder = await mkdtemp(join(tmpdir(), 'sampan-bench-'));
const engines: [string, (size: number) => string][] = [
  ['SQLite', (size) => `file:${join(folder, `${size}.sqlite`)}`],
];
if (process.env.TEST_POSTGRES_URL)
  engines.push(['PostgreSQL', () => process.env.TEST_POSTGRES_URL!]);
try {
  for (const [engine, urlOf] of engines) {
    const before = new Map<string, number>();
    for (const size of sizes) {
      const database = openDatabase(urlOf(size));
      await migrate(database);
      await fill(database, size);
      console.log(`\n${engine}, ${size.toLocaleString('en')} applications`);
      for (const [what, work] of measured(database)) {
        const times = await timed(work);
        const p95 = times[Math.floor(times.length * 0.95)]!;
        const first = before.get(what) ?? p95;
        before.set(what, first);
        const columns = [
          what.padEnd(34),
          `median ${times[calls / 2]!.toFixed(2)} ms`.padStart(18),
          `p95 ${p95.toFixed(2)} ms`.padStart(16),
          `${(p95 / first).toFixed(2)} x`.padStart(10),
        ];
        console.log(columns.join(' '));
      }
      await database.db.destroy();
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

function measured({ db }: OpenDatabase): [string, () => Promise<unknown>][] {
  const first = { limit: 4, cursor: null };
  const find = (search: ApplicationSearch) => () => findApplications(db, cipher, search, first);
  const next = async () => {
    const page = await findApplications(db, cipher, {}, first);
    return page.next && findApplications(db, cipher, {}, page.next);
  };
  return [
    ['first page', find({})],
    ['first and next page', next],
    ['waiting, one country', find({ state: 'waiting', country: 'HU' })],
    ['beginning of a word', find({ q: 'rah' })],
    ['whole name, other script', find({ q: 'রহিম uddin' })],
    ['digits of a phone', find({ q: '54321' })],
    ['a name that is not there', find({ q: 'zzzq' })],
    ['count of everything (capped)', () => countFound(db, cipher, {})],
    ['count of a search (capped)', () => countFound(db, cipher, { q: 'rah' })],
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let call = -5; call < calls; call += 1) {
    const start = performance.now();
    await work();
    if (call >= 0) times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b);
}

/** Only as many as are missing: on PostgreSQL the sizes share one database. */
async function fill({ db, engine }: OpenDatabase, size: number): Promise<void> {
  const { count } = await db
    .selectFrom('application')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const chunk = engine === 'sqlite' ? 500 : 300;
  for (let from = Number(count); from < size; from += chunk) {
    const rows = Array.from({ length: Math.min(chunk, size - from) }, (_, index) =>
      row(from + index),
    );
    const terms = rows.flatMap((one) =>
      searchTerms(one).map((term) => ({ term, position: one.position })),
    );
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('application').values(rows).execute();
      for (let at = 0; at < terms.length; at += 8000) {
        await transaction
          .insertInto('applicationTerm')
          .values(terms.slice(at, at + 8000))
          .execute();
      }
    });
  }
}

function row(index: number) {
  const typed = {
    name: `${names[index % 10]} ${families[Math.floor(index / 10) % 10]}`,
    phone: `017${String(10_000_000 + ((index * 7919) % 89_999_999))}`,
    email: 'a@example.com',
    experience: '3 years',
    present: 'Bangladesh',
    interested: ['Hungary', 'Poland', 'Romania', 'Portugal', 'Japan'][index % 5]!,
  };
  const createdAt = new Date(Date.UTC(2025, 0, 1) + index * 1000).toISOString();
  return {
    ...typed,
    ...normalised(typed, '2026-11-21'),
    ...samplePassport,
    _id: `a${String(index).padStart(9, '0')}`,
    job: 'Electrician',
    birth: null,
    address: 'Dhaka',
    reference: 'None',
    noEmail: 0,
    contacted: index % 3 === 0 ? 1 : 0,
    helperName: '',
    helperPhone: '',
    language: 'bn',
    consentVersion: '',
    consentAt: null,
    score: 0,
    version: 0,
    note: '',
    createdAt,
    position: newPosition(createdAt),
    receiptNumber: `B${String(index).padStart(7, '0')}`,
    submissionKey: `bench-${index}`,
    submissionHash: 'x',
    flags: '',
  };
}
