import { type Face, wordFaces } from '#app/document/fonts/cut-face.ts';

const anek = '@fontsource-variable/anek-bangla/files/anek-bangla';
const anekLatinExt = '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wdth-normal.woff2';
const tiro = '@fontsource/tiro-bangla/files/tiro-bangla';
const body = { wght: { min: 400, max: 700 }, wdth: 103 };
const anekLatin = {
  source: `${anek}-latin-wdth-normal.woff2`,
  features: ['kern', 'tnum', 'lnum'],
  axes: body,
};
const tiroLatin = (name: string) => ({
  source: `${tiro}-${name}.woff2`,
  features: ['kern', 'liga'],
});

/**
 * The files in `app/styles/fonts/made` that have the same characters whatever the texts say, by name: those of
 * their `unicode-range` in fonts.css.
 */
export const faces: Record<string, Face> = {
  'anek-latin': anekLatin,
  'anek-latin-heading': { ...anekLatin, axes: { wght: 680, wdth: 112 } },
  'anek-latin-rest': anekLatin,
  'anek-latin-ext': { ...anekLatin, source: anekLatinExt },
  'tiro-latin': tiroLatin('latin-400-normal'),
  'tiro-latin-rest': tiroLatin('latin-400-normal'),
  'tiro-italic': tiroLatin('latin-400-italic'),
  'tiro-italic-rest': tiroLatin('latin-400-italic'),
  ...Object.fromEntries(Object.entries(wordFaces).map(([name, face]) => [`${name}-whole`, face])),
};
