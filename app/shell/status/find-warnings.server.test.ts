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

const fine: SiteFacts = {
  version: { number: '0.1.0', commit: null, builtAt: null },
  ...{ database: 'sqlite', images: 'disk', picturesStay: false, freeBytes: 5e9 },
  ...{ backsUpDaily: true, retentionMonths: 18 },
  ...{ backup: well(20), drill: well(900), housekeeping: well(1), mailTest: never },
  mail: { delivers: true, announces: true, waiting: 1, oldestAt: ago(0.5), failed: 0, unknown: 0 },
};
const elsewhere = { backsUpDaily: false, database: 'postgres' } as const;

test.each<[string, Partial<SiteFacts>, string[]]>([
  ['nothing is wrong', {}, []],
  ['little space', { freeBytes: 0.9e9 }, ['disk_low']],
  ['nobody knows the space', { freeBytes: null }, []],
  ['no backup yet', { backup: never }, []],
  ['a backup of two days ago', { backup: well(47.9) }, []],
  ['an older one', { backup: well(48.1) }, ['no_backup']],
  ['the last one failed', { backup: failed }, ['backup_failed']],
  ['backed up by others', { ...elsewhere, backup: never, drill: never }, []],
  ['backed up by us once, by a command', { ...elsewhere, backup: well(49) }, ['no_backup']],
  ['never a drill', { drill: never }, ['no_drill']],
  ['a drill that failed', { drill: failed }, ['drill_failed']],
  ['mail goes into files', { mail: { ...fine.mail, delivers: false } }, ['mail_not_delivered']],
  ['the test mail was refused', { mailTest: failed }, ['mail_test_failed']],
  ['a mail waits', { mail: { ...fine.mail, oldestAt: ago(1.1) } }, ['queue_stuck']],
  ['one that nobody sends', { mail: { ...fine.mail, oldestAt: ago(9), announces: false } }, []],
  ['given up', { mail: { ...fine.mail, failed: 1 } }, ['mails_lost']],
  ['perhaps lost', { mail: { ...fine.mail, unknown: 1 } }, ['mails_lost']],
  ['not swept since yesterday', { housekeeping: well(25) }, ['housekeeping_late']],
  ['swept with a fault', { housekeeping: failed }, ['housekeeping_failed']],
  ['not swept yet', { housekeeping: never }, []],
  ['much', { drill: never, freeBytes: 1, backup: well(49) }, ['disk_low', 'no_backup', 'no_drill']],
])('%s', (_, facts, expected) => {
  expect(findWarnings({ ...fine, ...facts }, now)).toEqual(expected);
});
