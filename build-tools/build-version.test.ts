import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildVersion } from './build-version.ts';

const folder = mkdtempSync(join(tmpdir(), 'sampan-test-'));
writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.3" }');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const now = new Date('2026-11-21T10:00:00.000Z');
const builtAt = now.toISOString();

test('what git knows nothing of has a number and no commit', () => {
  expect(buildVersion(folder, {}, now)).toEqual({ number: '1.2.3', commit: null, builtAt });
});

test('a build from an archive or in a container may be told its commit', () => {
  const version = buildVersion(folder, { SAMPAN_COMMIT: 'abc1234' }, now);
  expect(version).toEqual({ number: '1.2.3', commit: 'abc1234', builtAt });
});
