import { expect, test } from 'vitest';
import { parseSettings } from '#app/services/env.server.ts';
import { SettingError } from '#app/config/setting.ts';
import { archiveName, outlivedArchives } from './archive-names.server.ts';

const now = new Date('2026-11-29T06:00:00Z');
const day = 86_400_000;
const ago = (days: number) => new Date(now.getTime() - days * day);
const whole = (days: number) => archiveName(ago(days), true);
const changes = (days: number) => archiveName(ago(days), true, '0123456789abcdef');

/** What stays of archives that were made each night for so many days, each swept as the site does it. */
function keptAfter(days: number): string[] {
  let names: string[] = [];
  for (let at = days; at >= 0; at -= 1) {
    names.push(whole(at));
    const gone = new Set(outlivedArchives(names, ago(at)));
    names = names.filter((name) => !gone.has(name));
  }
  return names.map((name) => name.slice(7, 17));
}

test('after two years there are 7 days, 4 weeks and 12 months, the newest archive of each', () => {
  expect(keptAfter(730)).toEqual([
    ...['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
    ...['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31'],
    ...['2026-11-08', '2026-11-15', '2026-11-22'],
    ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'],
    '2026-11-29',
  ]);
});

test('of changes the newest four since the newest whole archive stay', () => {
  const since = [0.5, 0.4, 0.3, 0.2, 0.1].map(changes);
  const names = [changes(1.1), whole(1), ...since];
  expect(outlivedArchives(names, now).toSorted()).toEqual([changes(1.1), changes(0.5)]);
});

test('the whole archive before the newest stays, for changes that were on their way', () => {
  const names = [whole(0.03), whole(0.02), whole(0.01)];
  expect(outlivedArchives(names, now)).toEqual([whole(0.03)]);
});

test.each([
  ['a year without any', [whole(500), whole(400), whole(0)]],
  ['a clock that is years behind', [whole(0), whole(1), whole(2)].toReversed()],
])('after %s no older archive goes', (_, names) => {
  expect(outlivedArchives(names, now)).toEqual([]);
  expect(outlivedArchives(names, new Date('2020-01-01T00:00:00Z'))).toEqual([]);
});

test('what a wrong clock has dated ahead stays, and pushes nothing out', () => {
  const names = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map(whole);
  const gone = outlivedArchives(names, now);
  const ahead = Array.from({ length: 20 }, (_, at) => whole(-400 - at));
  expect(outlivedArchives([...names, ...ahead], now)).toEqual(gone);
});

test('what is not ours is left alone', () => {
  expect(outlivedArchives(['sampan.tar.gz.age', 'holiday.jpg', ''], now)).toEqual([]);
});

const BACKUP_PASSPHRASE = 'a passphrase of some length';

test.each([
  ['/mnt/backups/second/', { kind: 'folder', folder: '/mnt/backups/second' }],
  [
    'https://KEY:a%2Fb%2Bc@s3.example.com/sampan-backups',
    {
      ...{ kind: 's3', url: 'https://s3.example.com/sampan-backups/', region: 'us-east-1' },
      ...{ accessKeyId: 'KEY', secretAccessKey: 'a/b+c' },
    },
  ],
  [
    'http://KEY:SECRET@sampan.garage.example:3900?region=garage',
    {
      ...{ kind: 's3', url: 'http://sampan.garage.example:3900/', region: 'garage' },
      ...{ accessKeyId: 'KEY', secretAccessKey: 'SECRET' },
    },
  ],
])('BACKUP_TO=%s is understood', (BACKUP_TO, place) => {
  expect(parseSettings({ BACKUP_TO, BACKUP_PASSPHRASE }).backup.to).toEqual(place);
});

test('nothing leaves unsealed: BACKUP_TO without a passphrase stops the start', () => {
  expect(() => parseSettings({ BACKUP_TO: '/mnt/backups' })).toThrow(
    new SettingError('BACKUP_PASSPHRASE must be set for BACKUP_TO.'),
  );
});
