/** One web font: its source and its options. Its characters are its `unicode-range` in fonts.css. */
export type Face = {
  /** A font file of Fontsource, below node_modules. */
  source: string;
  /** Axes of the variable font, pinned to a value or limited to a range, to save bytes. */
  axes?: Record<string, number | { min: number; max: number }>;
  /** The OpenType features to keep. Not for Bengali, which needs all of them. */
  features?: string[];
} & (
  | { onlyWords?: undefined }
  /** Only the conjuncts that occur in the site's texts. */
  | { onlyWords: true; axes?: Record<string, number> }
);

const anek = '@fontsource-variable/anek-bangla/files/anek-bangla';
const tiro = '@fontsource/tiro-bangla/files/tiro-bangla';
const letters = ['kern', 'liga'];

const anekLatin = {
  source: `${anek}-latin-wdth-normal.woff2`,
  features: ['kern', 'tnum', 'lnum'],
};
const anekBengali = { source: `${anek}-bengali-wght-normal.woff2` };
const body = { wght: { min: 400, max: 700 }, wdth: 103 };

/** The files in `app/styles/fonts/made`, by name. */
export const faces: Record<string, Face> = {
  'anek-latin': { ...anekLatin, axes: body },
  'anek-latin-heading': { ...anekLatin, axes: { wght: 680, wdth: 112 } },
  'anek-latin-rest': { ...anekLatin, axes: body },
  'anek-bengali-400': { ...anekBengali, axes: { wght: 400 }, onlyWords: true },
  'anek-bengali-650': { ...anekBengali, axes: { wght: 650 }, onlyWords: true },
  'anek-bengali-400-whole': { ...anekBengali, axes: { wght: 400 } },
  'anek-bengali-650-whole': { ...anekBengali, axes: { wght: 650 } },
  'tiro-bengali': { source: `${tiro}-bengali-400-normal.woff2`, onlyWords: true },
  'tiro-bengali-whole': { source: `${tiro}-bengali-400-normal.woff2` },
  'tiro-latin': { source: `${tiro}-latin-400-normal.woff2`, features: letters },
  'tiro-latin-rest': { source: `${tiro}-latin-400-normal.woff2`, features: letters },
  'tiro-italic': { source: `${tiro}-latin-400-italic.woff2`, features: letters },
  'tiro-italic-rest': { source: `${tiro}-latin-400-italic.woff2`, features: letters },
};
