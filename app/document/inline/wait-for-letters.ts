import type { BlankFace } from './wait-for-blanks.ts';

/**
 * The same as `wait-for-blanks.ts` for words that no font set of the page knows: they have no blank letters, and wait for
 * the whole fonts, of which the styles tell first, at most three seconds.
 */
export default function waitForLetters(
  faces: readonly BlankFace[],
  systemsWithBengali: string,
): Promise<void> | undefined {
  if (new RegExp(systemsWithBengali).test(navigator.userAgent)) return;
  const root = document.documentElement;
  root.setAttribute('data-waits-for-bengali', '');
  const show = () => root.removeAttribute('data-waits-for-bengali');
  const load = () =>
    Promise.all(
      faces.map(([family, weight]) =>
        document.fonts.load(`${parseInt(weight)} 1em ${family} Whole Needed`, 'ক'),
      ),
    );
  const read = new Promise((done) => addEventListener('DOMContentLoaded', done));
  return Promise.race([read.then(load), new Promise((_, late) => setTimeout(late, 3000))]).then(
    show,
    show,
  );
}
