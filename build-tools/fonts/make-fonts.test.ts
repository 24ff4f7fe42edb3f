import { statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { fontsFolder, makeFonts } from './make-fonts.ts';

beforeAll(() => makeFonts());

const everyPage = ['anek-latin', 'anek-latin-heading', 'tiro-latin', 'tiro-bengali'];

test.each([
  ['English', [...everyPage, 'tiro-italic'], 65_000],
  ['Bengali', [...everyPage, 'anek-bengali-400', 'anek-bengali-650'], 120_000],
])('the fonts of a first visit in %s: %o, at most %i bytes', (_language, names, limit) => {
  const bytes = names.map((name) => statSync(join(fontsFolder, `${name}.woff2`)).size);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(limit);
});
