import { expect, test } from 'vitest';
import { findWarnings } from './find-warnings.server.ts';
import type { SiteFacts, TaskState } from './site-status.ts';
import { statusPoints } from './status-points.ts';

const askedAt = '2026-11-21T10:00:00.000Z';
const well = (succeededAt: string): TaskState => ({ succeededAt, failedAt: null, code: null });
const never: TaskState = { succeededAt: null, failedAt: null, code: null };
const failed: TaskState = {
  ...{ succeededAt: '2026-11-17T21:10:00.000Z', failedAt: '2026-11-20T21:00:00.000Z' },
  code: 'ENOSPC',
};

const fine: SiteFacts = {
  version: { number: '0.1.0', commit: null, builtAt: null },
  ...{ database: 'sqlite', images: 'disk', picturesStay: false, freeBytes: 5.24e9 },
  ...{ backsUpDaily: true, encryptsBackups: true, reachedBy: 'https', retentionMonths: 18 },
  ...{ backup: well('2026-11-20T21:10:00.000Z'), drill: well('2026-11-03T05:00:00.000Z') },
  ...{ housekeeping: well('2026-11-21T09:30:00.000Z'), mailTest: never, fonts: never },
  secondPlace: { kind: 's3', ...well('2026-11-21T09:50:00.000Z') },
  mail: {
    delivers: true,
    announces: true,
    waiting: 0,
    oldestAt: null,
    code: null,
    failed: 0,
    unknown: 0,
    lostAboutContent: 0,
  },
  hasLicence: true,
  licenceUntil: null,
  outdatedProcesses: 0,
  keyedHashes: { replacedAt: null, plainBackups: 0 },
  browserErrors: { failed: 0, others: 0, tooOld: 0, code: null },
};

function points(facts: Partial<SiteFacts>, language: 'en' | 'bn' = 'en') {
  const all = { ...fine, ...facts };
  const warnings = findWarnings(all, new Date(askedAt));
  return statusPoints({ ...all, askedAt, warnings, openPoints: [] }, language);
}

function point(name: string, facts: Partial<SiteFacts>, language: 'en' | 'bn' = 'en') {
  return points(facts, language).find((point) => point.name === name)!;
}

test.each([
  [1, 0, ['an application'], ['the content']],
  [2, 2, ['the content'], ['an application']],
  [3, 1, ['an application', 'the content'], []],
])('of %i lost mails, %i about the content, it says what they told of', (...given) => {
  const [unknown, lostAboutContent, named, unnamed] = given;
  const advice = point('queue', { mail: { ...fine.mail, unknown, lostAboutContent } }).advice ?? '';
  for (const words of named) expect(advice).toContain(words);
  for (const words of unnamed) expect(advice).not.toContain(words);
});

test('a site that is well says so of everything, and advises nothing', () => {
  const facts = { mailTest: well('2026-11-20T09:00:00.000Z') };
  for (const { state, advice } of points(facts)) expect([state, advice]).toEqual(['ok', null]);
});

test('moments are told by the day in Dhaka, in the digits of the language', () => {
  expect(point('backup', {}).sentences[0]).toBe('The last backup was made today at 03:10.');
  expect(point('backup', {}, 'bn').sentences[0]).toBe('শেষ ব্যাকআপ নেওয়া হয়েছে আজ রাত ৩:১০-এ।');
  expect(point('disk', {}).sentences).toEqual(['5.2 GB are free on the server.']);
  expect(point('disk', {}, 'bn').sentences[0]).toContain('৫.২');
});

test('an old backup says for how many days there was none, what failed, and what to do', () => {
  const { state, sentences, advice, code } = point('backup', { backup: failed });
  expect([state, code]).toEqual(['attention', 'ENOSPC']);
  expect(sentences).toEqual([
    'No backup has been made for 3 days.',
    'The last attempt failed today at 03:00.',
    'The last backup was made on 18 November 2026 at 03:10.',
  ]);
  expect(advice).toContain('npm run backup');
});

test.each<[string, Partial<SiteFacts>, string]>([
  ['backup', { backup: never }, 'No backup has been made yet'],
  ['backup', { backup: never, backsUpDaily: false }, 'makes no backups by itself'],
  ['secondPlace', { secondPlace: { kind: 'none', ...never } }, 'are lost too'],
  ['secondPlace', { secondPlace: { kind: 's3', ...never } }, 'Nothing has reached'],
  ['drill', { drill: never, backup: never, backsUpDaily: false }, 'Nobody has tried yet'],
  ['disk', { freeBytes: null }, 'cannot be found out'],
  ['mail', {}, 'No test mail has been sent yet'],
  ['connection', { reachedBy: 'this-machine' }, 'its own machine alone'],
  ['queue', { mail: { ...fine.mail, announces: false } }, 'Nobody is told'],
  ['housekeeping', { housekeeping: never }, 'It has not run yet'],
  [
    'passports',
    { keyedHashes: { replacedAt: '2026-11-01T07:00:00.000Z', plainBackups: 0 } },
    'can be computed',
  ],
  ['browsers', { browserErrors: { failed: 1, others: 0, tooOld: 0, code: '' } }, 'scripts then'],
])('%s is only good to know in %o', (name, facts, sentence) => {
  const { state, sentences, advice } = point(name, facts);
  expect([state, advice]).toEqual(['note', null]);
  expect(sentences.join(' ')).toContain(sentence);
});

test.each<[string, Partial<SiteFacts>]>([
  ['connection', { reachedBy: 'http' }],
  ['connection', { reachedBy: 'unknown-address' }],
  ['disk', { freeBytes: 1 }],
  ['backup', { encryptsBackups: false }],
  ['backup', { encryptsBackups: false, backup: never }],
  ['backup', { backup: failed }],
  ['secondPlace', { secondPlace: { kind: 's3', ...failed } }],
  ['drill', { drill: never }],
  ['drill', { drill: failed }],
  ['mail', { mailTest: failed }],
  ['mail', { mail: { ...fine.mail, delivers: false } }],
  ['mail', { mail: { ...fine.mail, code: 'ETLS/502' } }],
  ['queue', { mail: { ...fine.mail, waiting: 2, oldestAt: '2026-11-21T07:00:00.000Z' } }],
  ['queue', { mail: { ...fine.mail, unknown: 1 } }],
  ['browsers', { browserErrors: { failed: 20, others: 1, tooOld: 3, code: '20× render' } }],
  ['housekeeping', { housekeeping: failed }],
  ['housekeeping', { housekeeping: well('2026-11-20T07:00:00.000Z') }],
  ['licence', { hasLicence: false }],
  ['fonts', { fonts: failed }],
  ['passports', { outdatedProcesses: 2 }],
  ['passports', { keyedHashes: { replacedAt: '2026-01-01T07:00:00.000Z', plainBackups: 3 } }],
])('%s needs attention in %o, says what to do, and leaves no hole open', (name, facts) => {
  for (const language of ['en', 'bn'] as const) {
    const { state, sentences, advice } = point(name, facts, language);
    expect(state).toBe('attention');
    expect(advice).toBeTruthy();
    expect(sentences.concat(advice!).join(' ')).not.toMatch(/[{}]|undefined|Invalid/);
  }
});

test('that older backups tell passport numbers is said for 30 days, or until they are gone', () => {
  const told = (replacedAt: string, plainBackups: number) =>
    point('passports', { keyedHashes: { replacedAt, plainBackups } }).sentences;
  expect(told('2026-10-22T10:00:00.001Z', 0)[0]).toContain('on 22 October 2026');
  expect(told('2026-10-22T10:00:00.000Z', 0)).toHaveLength(1);
  expect(told('2026-01-01T10:00:00.000Z', 2)[1]).toContain('2.');
});

test('T-15: before its end the licence says until when it is good, and who enters the next', () => {
  const near = point('licence', { licenceUntil: '2026-12-04' });
  expect([near.state, near.sentences[0]]).toEqual([
    'attention',
    'The licence is valid until 4 December 2026. After that no page shows its number.',
  ]);
  expect(near.advice).toContain('an owner enters the new last day');
  expect(point('licence', { licenceUntil: '2026-11-20' }, 'bn').sentences[0]).toContain(
    '২০ নভেম্বর, ২০২৬ তারিখে শেষ হয়েছে',
  );
  expect(point('licence', { licenceUntil: '2027-02-01' }).state).toBe('ok');
});
