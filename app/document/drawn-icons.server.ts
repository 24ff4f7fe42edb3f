import sprite from '#app/ui/icon/icons.svg?raw';
import address from '#app/ui/icon/icons.svg?url';

/**
 * Draws the icons of a page's first screen in the page itself. `html` is the page up to where that ends: each icon in it stands
 * once at the beginning of the body, and is referred to there and not in `icons.svg`. That file is a document of its own,
 * which a slow phone would ask for and parse before the first screen and its largest picture are drawn (record 0066).
 *
 * React leaves both alone: it does not compare attributes when it takes a page over, and passes over elements of the body
 * that it does not know. What it draws later refers to the file, as what stands below the first screen does.
 */
export function drawIcons(html: string): string {
  const names = new Set<string>();
  const drawn = html.replaceAll(reference, (whole, file: string, name: string) => {
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
      name,
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
