import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { type BillOfMaterials, billProblems } from '#tests/supply/bill-of-materials.ts';
import { runningOnInstall } from '#tests/supply/install-scripts.ts';
import { latePatches, promptlyPatched } from '#tests/supply/late-patches.ts';
import { allowedLicences, licenceProblems } from '#tests/supply/licences.ts';
import { type Locked, lockedPackages } from '#tests/supply/lock-file.ts';

vi.setConfig({ testTimeout: 200_000 });

const folder = mkdtempSync(join(tmpdir(), 'sampan-supply-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const locked = (more: Partial<Locked> = {}): Locked => ({
  ...{ name: 'one', version: '1.0.0', place: 'node_modules/one', license: 'MIT' },
  ...{ dev: false, hasInstallScript: false, ...more },
});

test('without the registry it says so, writes the bill all the same, and finds nothing wrong', () => {
  const file = join(folder, 'made', 'sbom.json');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tests/supply/check-supply.ts', '--to', file],
    {
      encoding: 'utf8',
      env: {
        ...{ PATH: process.env.PATH, HOME: folder },
        ...{ npm_config_registry: 'http://127.0.0.1:1', npm_config_fetch_retries: '0' },
      },
    },
  );
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout.split('\n')).toEqual([
    expect.stringMatching(/^Bill of materials: \d+ packages, in /),
    'Faults in the bill: none',
    'Packages that run something when they are installed: none',
    'Licences that we do not know to allow this use: none',
    'Known holes: not known: the npm registry could not be asked.',
    'Patches that are out for more than 14 days: not known: the npm registry could not be asked.',
    'Our own packages that are behind: not known: the npm registry could not be asked.',
    '',
  ]);
  const bill = JSON.parse(readFileSync(file, 'utf8')) as BillOfMaterials;
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'sampan' } },
  });
  const names = bill.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'better-sqlite3', 'vitest']));
});

test('git keeps no bill, and npm runs no script by itself', () => {
  expect(readFileSync('.gitignore', 'utf8')).toMatch(/^\/supply\/$/m);
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

test('the lock file names every package with its licence', () => {
  const packages = lockedPackages();
  expect(packages.map(({ name }) => name)).toContain('@img/sharp-libvips-linux-x64');
  expect(packages.filter(({ name, version }) => !name || !version)).toEqual([]);
});

test.each<[string | null, boolean]>([
  [null, false],
  ['GPL-3.0-only', false],
  ['UNLICENSED', false],
  ['MIT AND GPL-2.0-only', false],
  ['MIT AND ISC', true],
  ['(MIT OR X) AND GPL-3.0-only', false],
  ['(GPL-3.0-only OR MIT)', true],
  ...Object.keys(allowedLicences).map((id): [string, boolean] => [id, true]),
])('the licence %s is allowed: %s', (license, allowed) => {
  const faults = licenceProblems([locked({ license })]);
  expect(faults).toEqual(allowed ? [] : [`one 1.0.0 has the licence ${license ?? '(none)'}.`]);
});

test('a script at installation is found, and a native build that npm would begin by itself', () => {
  const place = (name: string, manifest: object | null) => {
    mkdirSync(join(folder, name), { recursive: true });
    if (manifest) {
      writeFileSync(join(folder, name, 'binding.gyp'), '{}');
      writeFileSync(join(folder, name, 'package.json'), JSON.stringify(manifest));
    }
    return locked({ name, place: name });
  };
  const packages = [
    place('plain', null),
    { ...place('scripted', null), hasInstallScript: true },
    place('building', {}),
    place('restrained', { gypfile: false }),
    locked({ name: 'of-another-platform', place: 'gone' }),
  ];
  expect(runningOnInstall(packages, folder)).toEqual(['scripted 1.0.0', 'building 1.0.0']);
});

const now = new Date('2026-11-29T12:00:00Z');
const published = {
  '1.7.7': '2026-09-30T21:30:55Z',
  '1.7.8': '2026-11-15T11:59:59Z',
  '1.7.10': '2026-11-28T12:00:00Z',
  '1.8.0-beta.9': '2026-01-01T12:00:00Z',
  '1.8.0': '2026-01-01T12:00:00Z',
};

test.each<[string, string, Record<string, string>, string[]]>([
  ['the newest patch', '1.7.10', published, []],
  ['a patch of yesterday', '1.7.8', published, []],
  [
    'a patch of two weeks and a second ago, and one of yesterday',
    '1.7.7',
    published,
    ['jose 1.7.7 (the signatures of other sign-ins): 1.7.10 is there, a patch since 2026-11-15'],
  ],
  [
    'a patch of exactly two weeks ago',
    '1.7.7',
    { ...published, '1.7.8': '2026-11-15T12:00:00.000000+00:00' },
    [],
  ],
  ['a patch that is only tried out', '1.8.0', { '1.8.1-rc.2': '2026-01-01T12:00:00Z' }, []],
])('patches that are too late, with %s', async (_, version, time, late) => {
  const packages = [
    locked({ name: 'jose', version }),
    locked({ name: 'jose', version: '1.7.7', dev: true }),
    locked({ name: 'tool', version: '1.7.7' }),
  ];
  const asked: string[][] = [];
  const answer = await latePatches(packages, now, async (...args) => {
    asked.push(args);
    // The registry keeps the time of what was taken back.
    return { versions: Object.keys(time), time: { ...time, '1.7.9': '2026-01-01T12:00:00Z' } };
  });
  expect(answer).toEqual(late);
  expect(asked).toEqual([['view', 'jose', 'versions', 'time']]);
});

test('where the registry does not answer, late patches are not known', async () => {
  expect(await latePatches([locked({ name: 'jose' })], now, async () => null)).toBeNull();
});

test('of each package that serves it is decided whether its patches are put in at once', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const withoutHaste = [
    '@fontsource-variable/anek-bangla',
    '@fontsource/tiro-bangla',
    '@valibot/to-json-schema',
    'csv-stringify',
    'harfbuzzjs',
    'pino',
    'prom-client',
    'react',
    'uqr',
    'uuid',
    'wawoff2',
  ];
  const decided = [...Object.keys(promptlyPatched), ...withoutHaste];
  expect(decided.sort()).toEqual(Object.keys(dependencies).sort());
});

test('a bill with a hole in it is found out', () => {
  const part = (name: string, hashes = [{ alg: 'SHA-512', content: 'ab' }]) => ({
    ...{ 'bom-ref': `${name}@1.0.0`, type: 'library' as const, name, version: '1.0.0' },
    ...{ purl: `pkg:npm/${name}@1.0.0`, hashes },
  });
  mkdirSync(join(folder, 'node_modules/two'), { recursive: true });
  const bill: BillOfMaterials = {
    ...{ bomFormat: 'CycloneDX', specVersion: '1.5', serialNumber: 'urn:uuid:x', version: 1 },
    metadata: { component: part('site') },
    components: [part('one'), part('one'), part('bare', [])],
    dependencies: [{ ref: 'site@1.0.0', dependsOn: ['one@1.0.0', 'gone@1.0.0'] }],
  };
  expect(billProblems(bill, [locked({ name: 'two', place: 'node_modules/two' })], folder)).toEqual([
    'one@1.0.0 is there twice.',
    'gone@1.0.0 is depended on and not there.',
    'two 1.0.0 is installed and not there.',
    'bare 1.0.0 has no hash.',
  ]);
});
