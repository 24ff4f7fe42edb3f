import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { separatePrint } from './split-styles.server.ts';

/** Returns the text of the stylesheet at an address, null when there is none. */
export type StylesheetText = (href: string) => string | null;

/** In the place of `stylesheet`, until the page's scripts start. */
export const inlinedRel = 'inlined';

/**
 * Inlines the stylesheets of a page: on a slow network a second round trip before the first paint costs more
 * than their bytes, which a first visit needs anyway. The links stay, because React looks for them during
 * hydration, but as links of no meaning: Chromium looks ahead for stylesheets and loads even those that are disabled.
 * `inline/starter.ts` gives them their own again, and disables them.
 *
 * `links` are the page's stylesheet links. Returns the HTML of the links that replace them, and the text to be inlined;
 * null where the links stay as they are, as in development, where stylesheets are not built.
 */
export function inlineStylesheets(
  links: string[],
  textOf: StylesheetText,
): { links: string; style: string | null } {
  const addresses = links.map((link) => /href="([^"]*)"/.exec(link)?.[1] ?? '');
  const texts = addresses.map(textOf);
  if (texts.length === 0 || texts.includes(null)) return { links: links.join(''), style: null };
  return { links: addresses.map(inlined).join(''), style: texts.join('') };
}

/**
 * The bundler's preload helper looks stylesheets up by address, without a fragment, to avoid loading them
 * again.
 */
function inlined(href: string): string {
  const names = new Set([href, withoutFragment(href)]);
  return [...names].map((name) => `<link rel="${inlinedRel}" href="${name}"/>`).join('');
}

/** Looks up the built stylesheets of a folder by address, without their rules for paper; null for an unknown name. */
export function builtStylesheets(clientFolder: string): StylesheetText {
  const known = new Map<string, string | null>();
  return (href) => {
    let text = known.get(href);
    if (text === undefined) {
      const path = join(clientFolder, withoutFragment(href));
      text = existsSync(path) ? separatePrint(readFileSync(path, 'utf8').trim()).screen : null;
      known.set(href, text);
    }
    return text;
  };
}

/** The link to all rules for paper (`build-tools/print-sheet.ts`), for the end of a page; empty where none is built. */
export function builtPrintLink(clientFolder: string): string {
  const assets = join(clientFolder, 'assets');
  const name = existsSync(assets) && readdirSync(assets).find((one) => isPrintSheet.test(one));
  return name ? `<link rel="stylesheet" href="/assets/${name}" media="print"/>` : '';
}

const isPrintSheet = /^print\..*\.css$/;

/** React Router adds a fragment when two routes use the same stylesheet. */
function withoutFragment(href: string): string {
  return href.replace(/#.*/, '');
}
