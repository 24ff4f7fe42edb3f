import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Puts the text of a page's stylesheets into the page: on a slow network a second round trip before the
 * first paint costs more than the 11 kB that a first visit needs anyway. The links stay where React
 * looks for them when it takes the page over, but disabled, so that no browser fetches them.
 *
 * Returns the page and the text that stands in it, for its hash in the policy; null where the page stays
 * as it is, as in development, where stylesheets are not built.
 */
export function inlineStylesheets(
  html: string,
  textOf: (href: string) => string | null,
): { html: string; style: string | null } {
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"]*)"\/?>/g)];
  const texts = links.map(([, href = '']) => textOf(href));
  if (texts.length === 0 || texts.includes(null)) return { html, style: null };
  const style = texts.join('');
  let inlined = html;
  for (const [index, [tag, href]] of links.entries()) {
    inlined = inlined.replace(
      tag,
      () => (index === 0 ? `<style>${style}</style>` : '') + disabled(href!),
    );
  }
  return { html: inlined, style };
}

/** What the bundler's loader of later parts would fetch again is found by its name without a fragment. */
function disabled(href: string): string {
  const names = new Set([href, href.replace(/#.*/, '')]);
  return [...names].map((name) => `<link rel="stylesheet" href="${name}" disabled=""/>`).join('');
}

/** Gives the text of a built stylesheet by its address, null when the folder has none of that name. */
export function builtStylesheets(clientFolder: string): (href: string) => string | null {
  const known = new Map<string, string | null>();
  return (href) => {
    if (!known.has(href)) {
      // React Router tells one file that two routes name apart by a fragment.
      const path = join(clientFolder, href.replace(/#.*/, ''));
      known.set(href, existsSync(path) ? readFileSync(path, 'utf8').trim() : null);
    }
    return known.get(href)!;
  };
}
