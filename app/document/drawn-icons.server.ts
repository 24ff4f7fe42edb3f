import type { IconName } from '#app/ui/icon/icon-names.ts';
import sprite from '#app/ui/icon/icons.svg?raw';
import address from '#app/ui/icon/icons.svg?url';

/**
 * Draws the icons of a rendered page in the page itself: each that it shows stands once at the beginning of the body, and
 * refers to that in place of `icons.svg`. The file would be a document of its own, which a slow phone parses before the
 * first picture is shown, and 3 kB more than the drawings that a page needs.
 *
 * React leaves both alone: it does not compare attributes when it takes a page over, and passes over elements of the body
 * that it does not know. An icon that appears later refers to the file (`ui/icon/fetch-icons.ts`).
 */
export function drawIcons(html: string): string {
  const names = new Set<IconName>();
  const drawn = html.replaceAll(reference, (whole, file: string, name: IconName) => {
    if (file !== address || !drawings.has(name)) return whole;
    names.add(name);
    return `<use href="#${idOf(name)}">`;
  });
  const symbols = [...names].map((name) => drawings.get(name)).join('');
  return symbols ? drawn.replace(/<body[^>]*>/, (body) => body + hidden(symbols)) : html;
}

/** As React writes what `icon.tsx` refers to. */
const reference = /<use href="([^"#]*)#([\w-]+)">/g;

const drawings = new Map(
  [...sprite.matchAll(/<symbol id="([\w-]+)"(.*?)>(.*?)<\/symbol>/g)].map(
    ([, name = '', attributes, inside = '']) => [
      name as IconName,
      `<symbol id="${idOf(name)}"${attributes}>${inside.replaceAll('> <', '><')}</symbol>`,
    ],
  ),
);

/** No name of a part of a page, which an address may end with. */
function idOf(name: string): string {
  return `icon-${name}`;
}

function hidden(symbols: string): string {
  return `<svg class="visually-hidden" aria-hidden="true">${symbols}</svg>`;
}
