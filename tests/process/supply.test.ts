import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { type BillOfMaterials, billProblems } from '#tests/supply/bill-of-materials.ts';
import { runningOnInstall } from '#tests/supply/install-scripts.ts';
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
