import type { BlankFace } from './document/inline/wait-for-blanks.ts';
import type { BuiltWords } from './document/fonts/font-set.ts';
import latin from './styles/fonts/made/anek-latin.woff2?url';
import headings from './styles/fonts/made/anek-latin-heading.woff2?url';
import anek400 from './styles/fonts/made/anek-bengali-400.woff2?url';
import anek400Blank from './styles/fonts/made/anek-bengali-400-blank.woff2?url';
import anek400Whole from './styles/fonts/made/anek-bengali-400-whole.woff2?url';
import anek650 from './styles/fonts/made/anek-bengali-650.woff2?url';
import anek650Blank from './styles/fonts/made/anek-bengali-650-blank.woff2?url';
import anek650Whole from './styles/fonts/made/anek-bengali-650-whole.woff2?url';
import tiro from './styles/fonts/made/tiro-bengali.woff2?url';
import tiroBlank from './styles/fonts/made/tiro-bengali-blank.woff2?url';
import tiroWhole from './styles/fonts/made/tiro-bengali-whole.woff2?url';
import words from './styles/fonts/made/words.json?raw';

/** What the build has cut, and where its files are. */
export const builtWords = JSON.parse(words) as BuiltWords;

export const builtFonts = {
  latin,
  headings,
  /** The face of most Bengali letters. */
  bengali: 'anek-bengali-400',
  faces: {
    'anek-bengali-400': { part: anek400, whole: anek400Whole },
    'anek-bengali-650': { part: anek650, whole: anek650Whole },
    'tiro-bengali': { part: tiro, whole: tiroWhole },
  },
  /** For devices without Bengali, until the letters are there (build-tools/fonts/blank-face.ts). */
  blanks: [
    ['Anek Bangla', '400 500', anek400Blank],
    ['Anek Bangla', '501 700', anek650Blank],
    ['Tiro Bangla', '400', tiroBlank],
  ] satisfies BlankFace[],
};
