import { sql } from 'kysely';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import type { ApplicationSearch } from '#app/applications/search/application-search.ts';
import {
  countFound,
  countViews,
  findApplications,
} from '#app/applications/search/find-applications.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { whoseCodes } from '#app/work/due.ts';
import { readToday } from '#app/today/read-today.server.ts';
import { dayOfWork, plantWork } from './day-of-work.ts';
import { engines, filledDatabase } from './filled-database.ts';
import { inMs, median, percentile } from './numbers.ts';
import type { Row } from './row.ts';
import { cipher, dueOn, responsible } from './sample-rows.ts';

const [few, many] = [1000, 1_000_000];
const rounds = 5;
const calls = 80;

/**
 * What the staff's lists and searches cost with a million applications beside a thousand, called in
 * turns. Each finds as much in either: otherwise the smaller one would win by having less to show.
 */
export async function lists(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const engine of engines) {
    const [small, large] = [await filledDatabase(engine, few), await filledDatabase(engine, many)];
    await plantWork(small.db, few);
    await plantWork(large.db, many);
    if (engine === 'PostgreSQL') {
      for (const { db } of [small, large]) await sql`vacuum analyze`.execute(db);
    }
    try {
      const works = worksOf(small.db).map(([what, work], at) => {
        return { what, small: work, large: worksOf(large.db)[at]![1] };
      });
      for (const work of works) rows.push(await compare(engine, work));
    } finally {
      await small.end();
      await large.end();
    }
  }
  return rows;
}

type Work = () => Promise<unknown>;

async function compare(
  engine: string,
  { what, small, large }: { what: string; small: Work; large: Work },
): Promise<Row> {
  const all: { ours: number; its: number }[] = [];
  for (let round = -1; round < rounds; round++) {
    const [ours, its]: number[][] = [[], []];
    for (let call = 0; call < calls; call++) {
      its!.push(await timeOf(small));
      ours!.push(await timeOf(large));
    }
    // The first round only warms up.
    if (round >= 0) all.push({ ours: percentile(ours!, 95), its: percentile(its!, 95) });
  }
  const [ours, its] = [median(all.map((p95) => p95.ours)), median(all.map((p95) => p95.its))];
  return {
    what: `${engine}: ${what}, p95`,
    ours: `${inMs(ours)} of 1,000,000`,
    peer: `${inMs(its)} of 1,000, ratio ${(ours / its).toFixed(2)}`,
    allowed: 'ratio 1.50 or less',
    isMet: ours / its <= 1.5,
  };
}

const documents = defaultDocuments();
const staff = { id: responsible, role: 'owner' } as const;

function worksOf(db: Database): [string, Work][] {
  const first = { limit: 4 };
  const ask = (search: ApplicationSearch, passports?: typeof cipher) => {
    return {
      search,
      today: dueOn,
      staffId: responsible,
      documents,
      ...(passports && { passports }),
    };
  };
  const find = (search: ApplicationSearch) => () =>
    findApplications(db, cipher, ask(search, cipher), first);
  const findNext = (search: ApplicationSearch) => async () => {
    const page = await findApplications(db, cipher, ask(search), first);
    return page.next && findApplications(db, cipher, ask(search), page.next);
  };
  return [
    ['first page', find({})],
    ['first and next page', findNext({})],
    ['waiting, one country', find({ state: 'waiting', country: 'HU' })],
    ['longest waiting, first and next page', findNext({ view: 'waiting' })],
    ['most overdue, first and next page', findNext({ view: 'due' })],
    ['cases of a stage that many have', find({ stage: 'documents' })],
    ['cases of a stage that one in a thousand has (K-44)', find({ stage: 'visa' })],
    ['my cases', find({ assignee: 'me' })],
    ["nobody's cases", find({ assignee: 'nobody' })],
    ['cases for a country, first and next page', findNext({ destination: 'HU' })],
    ['cases taken down in the office', find({ source: 'office' })],
    ['next steps that are due, first and next page', findNext({ due: '1' })],
    ...whoseCodes.map((whose): [string, Work] => [
      `Today, ${whose}: 60 things to do, half of them mine (K-44)`,
      () => readToday(db, { staff, documents, whose, now: new Date(`${dayOfWork}T06:00:00Z`) }),
    ]),
    ['beginning of a word', find({ q: 'rah' })],
    ['whole name, other script', find({ q: 'রহিম uddin' })],
    ['a job in the other language', find({ q: 'ইলেকট্রিশিয়ান' })],
    ['three digits of a phone', find({ q: '791' })],
    ['a whole phone number', find({ q: '01710007919' })],
    ['first half of a receipt number', find({ q: 'B000' })],
    ['part of a word', find({ q: 'ddin' })],
    ['a name that is not there', find({ q: 'johnson' })],
    ['count of everything (capped)', () => countFound(db, ask({}))],
    [
      'counts of the views (capped)',
      () => countViews(db, { today: dueOn, staffId: responsible, documents }),
    ],
  ];
}

async function timeOf(work: Work): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
