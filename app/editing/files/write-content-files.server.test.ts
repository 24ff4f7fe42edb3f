import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { defaultDocuments, readDocument } from '#app/content/defaults.server.ts';
import type { Documents } from '#app/content/documents.ts';
import { emptyGuide } from '#app/content/kinds/trust/guide.ts';
import { differences } from './differences.ts';
import { writeContentFiles } from './write-content-files.server.ts';

const folder = `${mkdtempSync(join(tmpdir(), 'sampan-export-'))}/`;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('E-38 exported over an older export, the guide of a country that is gone has no file, and nothing differs', () => {
  const before = defaultDocuments();
  writeContentFiles(before, folder);
  expect(existsSync(`${folder}guides/hu.json`)).toBe(true);
  mkdirSync(`${folder}guides/drafts`);
  writeFileSync(`${folder}guides/drafts/hu.json`, '{}');

  const { countries } = before.countries;
  const written = { ...before['guide.hu'], status: { value: 'paused', source: {} } };
  const after = {
    ...before,
    countries: { countries: countries.filter(({ code }) => code !== 'hu') },
    'guide.hu': emptyGuide,
  } as Documents;
  writeContentFiles({ ...before, 'guide.hu': written } as Documents, folder);
  writeContentFiles(after, folder);
  expect(existsSync(`${folder}guides/hu.json`)).toBe(false);
  expect(existsSync(`${folder}guides/pl.json`)).toBe(true);
  expect(existsSync(`${folder}guides/drafts/hu.json`)).toBe(true);
  expect(differences(after, { 'guide.hu': readDocument(folder, 'guide.hu') })).toEqual([]);
});
