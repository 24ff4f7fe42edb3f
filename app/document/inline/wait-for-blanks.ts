/** A face of blank letters: the family whose letters it stands for, their weights, and the address of its file. */
export type BlankFace = readonly [family: string, weight: string, file: string];

/**
 * On a device that may have no Bengali font, keeps the text back until blank letters are there that are as wide as the
 * site's (`tokens.css`), at most three seconds: until then Bengali would show as boxes, and all text would move when the
 * letters arrive. They weigh a fifth of the fonts, which draw the words when they come. What does not come leaves the words
 * to the device: the blank letters within three seconds, the others within ten. Resolves when the words may be seen;
 * nothing where they always may.
 *
 * Where the fonts come later (`fonts-first.ts`), all Bengali is drawn by the last of `faces`, the face of the voice, until a
 * link leads to another page: 25 kB in place of 90.
 *
 * Phones, Windows, Apple's systems and ChromeOS have a Bengali font. Elsewhere nobody is asked: to find out, by drawing
 * letters and comparing their widths, took a slow processor 90 ms, a quarter of the time to the first paint. Without scripts
 * the boxes turn into letters once the font is there.
 *
 * They are asked for here and not by the styles, which the browser has to read first, and by `fetch`: a `FontFace` that
 * loads an address by itself has Chromium draw nothing until it is there. `unicodeRange` has the letters that `fonts.css`
 * gives to its Bengali faces.
 */
export default function waitForBlanks(
  all: readonly BlankFace[],
  systemsWithBengali: string,
  unicodeRange: string,
): Promise<void> | undefined {
  if (new RegExp(systemsWithBengali).test(navigator.userAgent)) return;
  const root = document.documentElement;
  root.setAttribute('data-waits-for-bengali', '');
  root.setAttribute('data-no-bengali', '');
  const show = () => root.removeAttribute('data-waits-for-bengali');
  const leaveToDevice = () => {
    root.removeAttribute('data-no-bengali');
    show();
  };
  const within = (seconds: number) => new Promise((_, late) => setTimeout(late, seconds * 1000));
  const faces = root.hasAttribute('data-fonts-later') ? all.slice(-1) : all;
  const loadBlank = async ([family, weight, file]: BlankFace) => {
    const bytes = await (await fetch(file)).arrayBuffer();
    const face = new FontFace(`${family} Blank`, bytes, { weight, unicodeRange });
    document.fonts.add(face);
    return face.load();
  };
  const loadLetters = () =>
    Promise.all(
      faces.map(([family, weight]) =>
        document.fonts.load(`${parseInt(weight)} 1em ${family} Needed`, 'ক'),
      ),
    );
  const there = Promise.race([Promise.all(faces.map(loadBlank)), within(3)]).then(show);
  there.then(() => Promise.race([loadLetters(), within(10)])).catch(leaveToDevice);
  return there.catch(leaveToDevice);
}
