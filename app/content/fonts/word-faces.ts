import type { WordFace } from './cut-face.ts';

const anek = '@fontsource-variable/anek-bangla/files/anek-bangla-bengali-wght-normal.woff2';
const tiro = '@fontsource/tiro-bangla/files/tiro-bangla-bengali-400-normal.woff2';

/** The faces that have only the conjuncts of the site's words, by name. Beside each stands its `-whole`. */
export const wordFaces: Record<WordFaceName, WordFace> = {
  'anek-bengali-400': { source: anek, axes: { wght: 400 } },
  'anek-bengali-650': { source: anek, axes: { wght: 650 } },
  'tiro-bengali': { source: tiro },
};

export type WordFaceName = 'anek-bengali-400' | 'anek-bengali-650' | 'tiro-bengali';
