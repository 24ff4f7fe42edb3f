import { expect, test } from 'vitest';
import { findWarnings } from './find-warnings.server.ts';
import type { SiteFacts, TaskState } from './site-status.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
const well = (hours: number): TaskState => ({
  succeededAt: ago(hours),
  failedAt: null,
  code: null,
});
const never: TaskState = { succeededAt: null, failedAt: null, code: null };
const failed: TaskState = { succeededAt: ago(20), failedAt: ago(1), code: 'ENOSPC' };
const away = (hours: number): TaskState => ({ ...failed, succeededAt: ago(hours) });

const fine: SiteFacts = {
  version: { number: '0.1.0', commit: null, builtAt: null },
  ...{ database: 'sqlite', images: 'disk', picturesStay: false, freeBytes: 5e9 },
  ...{ backsUpDaily: true, encryptsBackups: true, reachedBy: 'https', retentionMonths: 18 },
  ...{ backup: well(20), drill: well(900), housekeeping: well(1), mailTest: never, fonts: never },
  secondPlace: { kind: 's3', ...well(0.1) },
  mail: {
    delivers: true,
    announces: true,
    waiting: 1,
    oldestAt: ago(0.5),
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
const errors = (failed: number) => ({ failed, others: 0, tooOld: 0, code: '1× render' });
const elsewhere = { backsUpDaily: false, database: 'postgres' } as const;

test.each<[string, Partial<SiteFacts>, string[]]>([
  ['nothing is wrong', {}, []],
  ['little space', { freeBytes: 0.9e9 }, ['disk_low']],
  ['nobody knows the space', { freeBytes: null }, []],
  ['a few errors of browsers', { browserErrors: errors(19) }, []],
  ['many errors of browsers', { browserErrors: errors(20) }, ['browser_errors']],
  ['no backup yet', { backup: never }, []],
  ['a backup of two days ago', { backup: well(47.9) }, []],
  ['an older one', { backup: well(48.1) }, ['no_backup']],
  ['the last one failed', { backup: failed }, ['backup_failed']],
  ['nothing in the second place yet', { secondPlace: { kind: 's3', ...never } }, []],
  ['the second place away for a while', { secondPlace: { kind: 's3', ...away(0.9) } }, []],
  ['the second place away', { secondPlace: { kind: 's3', ...away(1.1) } }, ['second_place_missed']],
  [
    'a second place that never took anything',
    { secondPlace: { kind: 's3', ...away(0), succeededAt: null } },
    ['second_place_missed'],
  ],
  [
    'a second place that nobody serves any more',
    { secondPlace: { kind: 'folder', ...well(25) } },
    ['second_place_missed'],
  ],
  ['backed up by others', { ...elsewhere, backup: never, drill: never }, []],
  ['backed up by us once, by a command', { ...elsewhere, backup: well(49) }, ['no_backup']],
  ['readable backups', { encryptsBackups: false }, ['backup_not_encrypted']],
  ['readable ones of others', { ...elsewhere, encryptsBackups: false, backup: never }, []],
  ['this machine alone', { reachedBy: 'this-machine' }, []],
  ['no https', { reachedBy: 'http' }, ['origin_not_https']],
  ['open, and no address', { reachedBy: 'unknown-address' }, ['origin_missing']],
  ['never a drill', { drill: never }, ['no_drill']],
  ['a drill that failed', { drill: failed }, ['drill_failed']],
  ['mail goes into files', { mail: { ...fine.mail, delivers: false } }, ['mail_not_delivered']],
  ['the test mail was refused', { mailTest: failed }, ['mail_test_failed']],
  [
    'the test mail could not be encrypted',
    { mailTest: { ...failed, code: 'ETLS/502' } },
    ['mail_not_encrypted'],
  ],
  [
    'mails that cannot be encrypted',
    { mail: { ...fine.mail, code: 'ETLS' } },
    ['mail_not_encrypted'],
  ],
  ['a mail waits', { mail: { ...fine.mail, oldestAt: ago(1.1) } }, ['queue_stuck']],
  [
    'one about the content, where nobody is told of applications',
    { mail: { ...fine.mail, oldestAt: ago(9), announces: false } },
    ['queue_stuck'],
  ],
  ['given up', { mail: { ...fine.mail, failed: 1 } }, ['mails_lost']],
  ['perhaps lost', { mail: { ...fine.mail, unknown: 1 } }, ['mails_lost']],
  ['fonts could not be cut', { fonts: failed }, ['fonts_failed']],
  ['not swept since yesterday', { housekeeping: well(25) }, ['housekeeping_late']],
  ['swept with a fault', { housekeeping: failed }, ['housekeeping_failed']],
  ['not swept yet', { housekeeping: never }, []],
  [
    'plain backups from before',
    { keyedHashes: { replacedAt: ago(999), plainBackups: 1 } },
    ['backups_tell_passports'],
  ],
  ['hashes replaced, no such backup', { keyedHashes: { replacedAt: ago(1), plainBackups: 0 } }, []],
  ['a process with older keys', { outdatedProcesses: 1 }, ['keys_outdated']],
  ['no licence to check the agency by', { hasLicence: false }, ['licence_missing']],
  ['T-15: a licence 61 days before its end', { licenceUntil: '2027-01-21' }, []],
  ['T-15: a licence 59 days before its end', { licenceUntil: '2027-01-19' }, ['licence_ending']],
  [
    'T-15: a licence 13 days before its end',
    { licenceUntil: '2026-12-04' },
    ['licence_near_its_end'],
  ],
  ['a licence that was good until yesterday', { licenceUntil: '2026-11-20' }, ['licence_over']],
  ['much', { drill: never, freeBytes: 1, backup: well(49) }, ['disk_low', 'no_backup', 'no_drill']],
])('%s', (_, facts, expected) => {
  expect(findWarnings({ ...fine, ...facts }, now)).toEqual(expected);
});
