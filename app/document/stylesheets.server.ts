import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the text of the stylesheet at an address, null when there is none. */
export type StylesheetText = (href: string) => string | null;

/**
 * Inlines the stylesheets of a page: on a slow network a second round trip before the first paint costs more
 * than the 11 kB that a first visit needs anyway. The links stay, because React looks for them during
 * hydration, but disabled, so that no browser loads them.
 *
 * `links` are the page's stylesheet links. Returns the HTML that replaces them, and the inlined text, whose
 * hash goes into the policy; null where the links stay as they are, as in development, where stylesheets are
 * not built.
 */
export function inlineStylesheets(
  links: string[],
  textOf: StylesheetText,
): { html: string; style: string | null } {
  const addresses = links.map((link) => /href="([^"]*)"/.exec(link)?.[1] ?? '');
  const texts = addresses.map(textOf);
  if (texts.length === 0 || texts.includes(null)) return { html: links.join(''), style: null };
  const style = texts.join('');
  return { html: `<style>${style}</style>${addresses.map(disabled).join('')}`, style };
}

/**
 * The bundler's preload helper looks stylesheets up by address, without a fragment, to avoid loading them
 * again.
 */
function disabled(href: string): string {
  const names = new Set([href, withoutFragment(href)]);
  return [...names].map((name) => `<link rel="stylesheet" href="${name}" disabled=""/>`).join('');
}

/** Looks up the built stylesheets of a folder by address; null for an unknown name. */
export function builtStylesheets(clientFolder: string): StylesheetText {
  const known = new Map<string, string | null>();
  return (href) => {
    let text = known.get(href);
    if (text === undefined) {
      const path = join(clientFolder, withoutFragment(href));
      text = existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
      known.set(href, text);
    }
    return text;
  };
}

/** React Router adds a fragment when two routes use the same stylesheet. */
function withoutFragment(href: string): string {
  return href.replace(/#.*/, '');
}
