import { systemsWithBengali } from './devices-with-bengali.ts';
import { scriptCalling } from './inline-script.server.ts';
import firstScreenCode from './inline/first-screen-first.ts?script';
import type fontsFirstFunction from './inline/fonts-first.ts';
import fontsFirstCode from './inline/fonts-first.ts?script';
import type waitForBlanks from './inline/wait-for-blanks.ts';
import type { BlankFace } from './inline/wait-for-blanks.ts';
import waitForBlanksCode from './inline/wait-for-blanks.ts?script';
import type waitForLetters from './inline/wait-for-letters.ts';
import waitForLettersCode from './inline/wait-for-letters.ts?script';

/** Asks for the page's first font with `preload`, or does without (`inline/fonts-first.ts`). */
export const fontsFirst = (preload: string) =>
  scriptCalling<typeof fontsFirstFunction>(fontsFirstCode, preload);

/** Keeps Bengali back until it can be drawn; a promise of that. `isWhole` says that the page is drawn by the whole fonts. */
export const waitForBengali = (blanks: readonly BlankFace[], isWhole: boolean) =>
  isWhole
    ? scriptCalling<typeof waitForLetters>(waitForLettersCode, blanks, systemsWithBengali.source)
    : scriptCalling<typeof waitForBlanks>(
        waitForBlanksCode,
        ...([blanks, systemsWithBengali.source, bengaliRange] as const),
      );

/** The letters that `fonts.css` gives to its Bengali faces. */
const bengaliRange = 'U+0964-0965,U+0980-09FE,U+200C-200D,U+25CC';

/** Draws the first screen before the rest. `shown` is a script that resolves when words may be seen. */
export const firstScreenFirst = (shown: string) => `(${firstScreenCode})(${shown})`;

/**
 * The script that runs in the head of a public page, before its styles and its first paint: one, because the browser
 * stops to draw before each. `preload` asks for the page's first font; `blanks` are the faces that a device without
 * Bengali waits for, and `isWhole` says that the page is drawn by the whole fonts.
 */
export function headScript(
  preload: string,
  blanks: readonly BlankFace[],
  isWhole: boolean,
): string {
  return `${fontsFirst(preload)};\n${firstScreenFirst(waitForBengali(blanks, isWhole))}`;
}
