import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Gives the text of a stylesheet by its address, null when there is none. */
export type StylesheetText = (href: string) => string | null;

/**
 * Puts the text of a page's stylesheets into the page: on a slow network a second round trip before the
 * first paint costs more than the 11 kB that a first visit needs anyway. The links stay where React
 * looks for them when it takes the page over, but disabled, so that no browser fetches them.
 *
 * `links` are those of the page. Returns what stands in their place, and the text in it, for its hash in
 * the policy; null where the links stay as they are, as in development, where stylesheets are not built.
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

/** What the bundler's loader of later parts would fetch again is found by its name without a fragment. */
function disabled(href: string): string {
  const names = new Set([href, withoutFragment(href)]);
  return [...names].map((name) => `<link rel="stylesheet" href="${name}" disabled=""/>`).join('');
}

/** Gives the text of a built stylesheet by its address, null when the folder has none of that name. */
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

/** React Router tells one file that two routes name apart by a fragment. */
function withoutFragment(href: string): string {
  return href.replace(/#.*/, '');
}
