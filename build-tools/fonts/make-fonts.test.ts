import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { inProject } from '#bin/bootstrap.mjs';
import { codePointsIn, fontsFolder, makeFonts } from './make-fonts.ts';

beforeAll(() => makeFonts());

const everyPage = ['anek-latin', 'anek-latin-heading', 'tiro-latin', 'tiro-bengali'];

test.each([
  ['English', [...everyPage, 'tiro-italic'], 65_000],
  ['Bengali', [...everyPage, 'anek-bengali-400', 'anek-bengali-650'], 120_000],
])('the fonts of a first visit in %s: %o, at most %i bytes', (_language, names, limit) => {
  const bytes = names.map((name) => statSync(join(fontsFolder, `${name}.woff2`)).size);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(limit);
});

test.each([
  [['Anek Bangla', 'Anek Bangla Bengali', 'Anek Bangla Rest']],
  [['Tiro Bangla', 'Tiro Bangla Bengali', 'Tiro Bangla Rest']],
])('no letter belongs to two of %o: late, one asks for the other', (families) => {
  const faces = familyFaces();
  for (const family of families) {
    const own = faces.filter((face) => face.family === family);
    expect(own).not.toEqual([]);
    for (const { style, codePoints } of own) {
      const others = faces.filter(
        (face) => families.includes(face.family) && face.family !== family && face.style === style,
      );
      const shared = others.flatMap((face) =>
        face.codePoints.filter((code) => codePoints.includes(code)),
      );
      expect(shared.map((code) => String.fromCodePoint(code))).toEqual([]);
    }
  }
});

/** The faces of fonts.css with the letters of their `unicode-range`. */
function familyFaces() {
  const css = readFileSync(inProject('app/styles/fonts.css'), 'utf8');
  return css
    .split('@font-face')
    .slice(1)
    .map((block) => ({
      family: /font-family: '(.*)'/.exec(block)![1]!,
      style: /font-style: (\w+)/.exec(block)?.[1] ?? 'normal',
      codePoints: codePointsIn(block),
    }));
}
