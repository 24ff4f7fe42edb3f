import firstScreenCode from './inline/first-screen-first.ts?script';
import type fontsFirstFunction from './inline/fonts-first.ts';
import fontsFirstCode from './inline/fonts-first.ts?script';
import type waitForBlanks from './inline/wait-for-blanks.ts';
import type { BlankFace } from './inline/wait-for-blanks.ts';
import waitForBlanksCode from './inline/wait-for-blanks.ts?script';
import type waitForLetters from './inline/wait-for-letters.ts';
import waitForLettersCode from './inline/wait-for-letters.ts?script';
import { browserErrorAddress } from './browser-error.ts';
import { buildName } from './build-name.ts';
import type starter from './inline/starter.ts';
import code from './inline/starter.ts?script';
import { inlinedRel } from './stylesheets.server.ts';
import { nameWithoutScripts, typedKey } from './without-scripts.ts';

/** Asks for the page's first font with `preload`, or does without (`inline/fonts-first.ts`). */
export const fontsFirst = (preload: string) =>
  scriptCalling<typeof fontsFirstFunction>(fontsFirstCode, preload);

/** Keeps Bengali back until it can be drawn; a promise of that. `isWhole` says that the page is drawn by the whole fonts. */
export const waitForBengali = (blanks: readonly BlankFace[], isWhole: boolean) =>
  isWhole
    ? scriptCalling<typeof waitForLetters>(waitForLettersCode, blanks, systemsWithBengali)
    : scriptCalling<typeof waitForBlanks>(
        waitForBlanksCode,
        ...([blanks, systemsWithBengali, bengaliRange] as const),
      );

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

/**
 * The faces that a first visit over a slow network does without (`inline/fonts-first.ts`), for the next page. Bengali pages
 * get that of their text before the first touch, which is 26 kB, and the others with it; English pages all but the italic,
 * 36 kB. Where a device has no Bengali font, the letters that it waited for are enough until then.
 */
const latin: [string, string][] = [
  ['1em Anek Bangla', 'a'],
  ['semi-expanded 1em Anek Bangla', 'a'],
  ['1em Tiro Bangla', 'a'],
  ['italic 1em Tiro Bangla', 'a'],
];
const fontsLater = {
  en: latin,
  bn: [
    ['1em Anek Bangla Bengali', 'ক'],
    ['bold 1em Anek Bangla Bengali', 'ক'],
    ['1em Tiro Bangla Bengali', 'ক'],
    ...latin,
  ] satisfies [string, string][],
};

/**
 * The script that takes the place of a public page's entry module, whose text is `module`, and starts it later
 * (`inline/starter.ts`). It must be exactly one script in place of one, or hydration does not match. `worker` is the address
 * of the service worker; null without.
 */
export function starterScript(module: string, worker: string | null): string {
  return scriptCalling<typeof starter>(code, {
    ...{ module, worker, fontsLater, inlinedRel, typedKey },
    errorAddress: browserErrorAddress,
    build: buildName,
    nameWithoutScripts: nameWithoutScripts(''),
  });
}

/**
 * A script of the page that calls a function of `inline/`, whose `code` the build compiles (`?script`). The values are
 * data, in which nothing can end the script.
 */
function scriptCalling<Called extends (...values: never[]) => unknown>(
  code: string,
  ...values: Parameters<Called>
): string {
  return `(${code})(${values.map(inScript).join(',')})`;
}

function inScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/** Systems that always have a Bengali font, as their browsers name them. */
const systemsWithBengali = 'Android|Mac OS|Windows|CrOS';

/** The letters that `fonts.css` gives to its Bengali faces. */
const bengaliRange = 'U+0964-0965,U+0980-09FE,U+200C-200D,U+25CC';
