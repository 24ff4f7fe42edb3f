import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consentVersion } from '#app/applications/fields.ts';
import { outcomeTexts } from '#app/applications/form/outcome.text.ts';
import { lookupTexts as statusTexts } from '#app/applications/lookup-page/form.text.ts';
import { headlineTexts } from '#app/applications/lookup/step.text.ts';
import { asideTexts } from '#app/complaints/page/aside.text.ts';
import { formTexts } from '#app/complaints/page/form.text.ts';
import { lookupTexts } from '#app/complaints/page/lookup.text.ts';
import { receiptTexts } from '#app/complaints/receipt/receipt.text.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { dialled } from '#app/content/dialled.ts';
import { checkTexts } from '#app/trust/verify/check.text.ts';
import { inProject } from '#bin/bootstrap.mjs';
import { type RunningSite, staff, startSite } from '#tests/support/running-site.ts';
import { goodApplication } from '#tests/support/test-site.ts';
import {
  type Answers,
  type Sent,
  documentOf,
  formFor,
  sendForm,
  standing,
  textOf,
} from './built-site.ts';

const { phones } = defaultDocuments().agency.agency;

/** A site with limits, whose patience with a locked database ends at once. */
let site: RunningSite;
beforeAll(async () => {
  const impatient = pathToFileURL(inProject('tests', 'support', 'impatient.ts')).href;
  site = await startSite('build', { RATE_LIMITS: 'on' }, [
    '--disable-warning=ExperimentalWarning',
    ...['--import', impatient],
  ]);
});
afterAll(() => site.end());

const open = async (path: string): Promise<Document> =>
  documentOf(await (await fetch(site.origin + path)).text());

const send = (path: string, page: Document, answers: Answers): Promise<Sent> =>
  sendForm(formFor(page, answers), path, answers, { origin: site.origin });

/** The alert says so, with the telephone numbers, and all that was typed stands there. */
function expectRefusal({ page }: Sent, says: RegExp | string, answers: Answers) {
  const alert = page.querySelector('[role=alert]')!;
  if (typeof says === 'string') expect(textOf(alert)).toContain(says);
  else expect(textOf(alert)).toMatch(says);
  for (const { shown } of phones)
    expect(alert.querySelector(`a[href="tel:${dialled(shown)}"]`)?.textContent).toContain(shown);
  expect(standing(formFor(page, answers), answers)).toEqual(answers);
}

test('T-37: before the first complaint the totals say so; one later they count it', async () => {
  const before = await open('/bn/complaints');
  expect(before.querySelector('main')?.textContent).toContain(
    `${asideTexts.totals.bn}: ${asideTexts.none.bn}`,
  );
  const first = { kind: 'money', text: 'The first sample complaint of all' };
  expect((await send('/bn/complaints', before, first)).page.querySelector('article')).not.toBe(
    null,
  );
  // The other language, which nobody has asked for before: a page with totals is kept for ten minutes.
  const after = await open('/complaints');
  const totals = after.querySelector('section[aria-labelledby=totals]')!;
  expect(textOf(totals)).toContain(asideTexts.withoutStaff.en);
  const said = (tag: string) => [...totals.querySelectorAll(tag)].map((one) => one.textContent);
  expect(said('dd')).toEqual(['1', '0', '1']);
  expect(said('dt')).toEqual([asideTexts.received.en, asideTexts.inTime.en, asideTexts.open.en]);
});

type Limit = { name: string; hits: number; seconds: number };

test.each<{
  what: string;
  path: string;
  typed: Answers;
  unreachable: string;
  /** What stands there when it was taken. */
  taken: string;
  /** How many of it are taken in so many seconds, and what is said of the next. */
  limit?: Limit & {
    says: RegExp;
    /** What else is typed for another one: the same once more counts once. */
    more?: Answers;
    /** What is typed for a failure, where nothing else is counted. */
    failing?: Answers;
  };
}>([
  {
    what: 'T-58 and the 21st of an hour: a complaint',
    path: '/bn/complaints',
    typed: { kind: 'money', text: 'A sample complaint that no database takes' },
    unreachable: formTexts.unreachable.bn,
    taken: receiptTexts.taken.bn,
    limit: {
      ...{ name: 'complaint', hits: 20, seconds: 3600 },
      says: /অনেক অভিযোগ এসেছে। .+ পরে পাঠান, অথবা ফোন করুন/,
      more: { text: 'Another sample complaint' },
    },
  },
  {
    what: 'T-58: the look-up of a complaint',
    path: '/bn/complaints',
    typed: { reference: 'C-3333-3333', pin: '123456' },
    unreachable: lookupTexts.unreachable.bn,
    taken: lookupTexts.noMatch.bn,
  },
  {
    what: 'T-58, T-04: the look-up of an application',
    path: '/bn/status',
    typed: { receiptNumber: '', phoneEnd: '456789' },
    unreachable: statusTexts.unreachable.bn,
    taken: headlineTexts[1].bn,
    limit: {
      ...{ name: 'lookup', hits: 5, seconds: 900 },
      says: /অনেকবার চেষ্টা হয়েছে। .+ পরে আবার চেষ্টা করুন/,
      failing: { phoneEnd: '000000' },
    },
  },
  {
    what: 'T-58, T-22 and the 31st in ten minutes: a check',
    path: '/bn/verify',
    typed: { value: '01000-000099' },
    unreachable: checkTexts.unreachable.bn,
    taken: checkTexts.unknown.bn,
    limit: {
      ...{ name: 'verify', hits: 30, seconds: 600 },
      says: /অনেকবার মিলিয়ে দেখা হয়েছে। .+ পরে আবার চেষ্টা করুন/,
    },
  },
])(
  '$what that is refused says so with the phone numbers and what was typed',
  async ({ path, typed, unreachable, taken, limit }) => {
    const answers = { ...typed };
    if ('receiptNumber' in answers) answers.receiptNumber = await apply();
    const away = await withDatabaseAway(async () => send(path, await open(path), answers));
    expect(away.status).toBe(503);
    expectRefusal(away, unreachable, answers);
    expect(textOf((await send(path, away.page, answers)).page.body)).toContain(taken);

    if (!limit) return;
    if (limit.failing) {
      const failed = await send(path, away.page, { ...answers, ...limit.failing });
      expect(failed.status).toBe(404);
    }
    countedAlready(limit);
    const another = { ...answers, ...limit.more };
    const refused = await send(path, away.page, another);
    expect(refused.status).toBe(429);
    expectRefusal(refused, limit.says, another);
  },
);

test('with the database away the application form says so, with everything typed', async () => {
  const path = '/bn/application';
  const name = 'Nobody’s Database';
  const answers = { ...goodApplication, name, consent: consentVersion(18) };
  const away = await withDatabaseAway(async () => send(path, await open(path), answers));
  expect(away.status).toBe(503);
  const alert = away.page.querySelector('[role=alert]')!;
  expect(textOf(alert)).toContain(outcomeTexts.failed.bn);
  // Nothing would be sent by itself, nor does a button stand there that would do nothing.
  expect(textOf(alert)).toContain(outcomeTexts.stopped.bn);
  expect([...alert.querySelectorAll('button')].map(textOf)).toEqual([outcomeTexts.again.bn]);
  expect(standing(formFor(away.page, answers), answers)).toEqual(answers);
  const taken = await send(path, away.page, answers);
  expect(textOf(taken.page.body)).toMatch(/\b[A-Z\d]{4}-[A-Z\d]{4}\b/);
  const stored = inDatabase((db) =>
    db.prepare('select 1 from application where name = ?').all(name),
  );
  expect(stored).toHaveLength(1);
});

test('T-12: a look-up that the owner has switched off says to call, also to who has opened it before', async () => {
  const call = (method: string, path: string, body: object, cookie = '') =>
    fetch(site.origin + path, {
      ...{ method, body: JSON.stringify(body) },
      headers: { origin: site.origin, cookie, 'content-type': 'application/json' },
    });
  const signedIn = await call('POST', '/api/auth/sign-in/email', staff);
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(';')[0]!);
  const setOpen = async (value: boolean | null) =>
    expect(
      (await call('PUT', '/api/setting/statusOpen', { value }, cookie.join('; '))).status,
    ).toBe(200);
  const answers = { receiptNumber: await apply(), phoneEnd: '456789' };
  const before = await open('/bn/status');
  await setOpen(false);
  const answer = await send('/bn/status', before, answers);
  expect(answer.status).toBe(200);
  for (const page of [answer.page, await open('/bn/status'), await open('/bn/status/result')]) {
    const main = page.querySelector('main')!;
    expect(textOf(main)).toContain(statusTexts.switchedOff.bn);
    expect(main.querySelector('[name=receiptNumber]')).toBe(null);
    for (const { shown } of phones)
      expect(main.querySelector(`a[href="tel:${dialled(shown)}"]`)).not.toBe(null);
  }
  await setOpen(null);
});

function inDatabase<Result>(work: (db: Sqlite.Database) => Result): Result {
  const database = new Sqlite(join(site.dataDir, 'sampan.sqlite'));
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Does something while another process holds the database. */
async function withDatabaseAway<Result>(work: () => Promise<Result>): Promise<Result> {
  const database = new Sqlite(join(site.dataDir, 'sampan.sqlite'));
  database.exec('begin immediate');
  try {
    return await work();
  } finally {
    database.close();
  }
}

/** Lets what was counted under a name have been counted this often in the window of this moment. */
function countedAlready({ name, hits, seconds }: Limit) {
  const now = Math.floor(Date.now() / 1000);
  const { changes } = inDatabase((db) =>
    db
      .prepare(`update "rateLimit" set "hits" = ?, "windowStart" = ? where "key" like ?`)
      .run(hits, now - (now % seconds), `${name}:%`),
  );
  expect(changes, `something is counted as ${name}`).toBeGreaterThan(0);
}

/** Sends an application. Returns its receipt number. */
async function apply(): Promise<string> {
  const answer = await fetch(`${site.origin}/api/application`, {
    method: 'POST',
    headers: { origin: site.origin, 'content-type': 'application/json' },
    body: JSON.stringify({ ...goodApplication, phone: '01712-456789' }),
  });
  return ((await answer.json()) as { receiptNumber: string }).receiptNumber;
}
