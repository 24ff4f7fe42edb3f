import { wholeFonts } from './fonts/whole-fonts.ts';
import { headScript, starterScript } from './page-scripts.server.ts';
import type { BlankFace } from './inline/wait-for-blanks.ts';
import { publicManifest } from './public-manifest.ts';
import { splitStyles } from './split-styles.server.ts';
import { inlineStylesheets, type StylesheetText } from './stylesheets.server.ts';

/** A page ready to be sent, with the inline texts that its policy allows by hash. */
export type FinishedPage = { html: string; ownScripts: string[]; styles: string[] };

/** Title and description from the head, as React has escaped them, which also suffices for an attribute. */
export type PageDescription = { title: string | undefined; description: string | undefined };

/** What a public page needs besides the rendered HTML. */
export type PublicPage = {
  textOf: StylesheetText;
  /** Further tags for the head, read by programs only. */
  tagsFor: (page: PageDescription) => string;
  /** Blank letters of every Bengali font. */
  blanks: readonly BlankFace[];
  /**
   * The link to the rules for paper, which the first paint does without. It ends the page, because they have to come after
   * all others, and in the body React passes over it.
   */
  printLink: string;
  /** The address of the service worker; null where there is none. */
  worker: string | null;
};

/**
 * Makes a rendered page ready to be sent, in one pass over the elements of its head and the router's
 * scripts. `mark` is a nonce made for this rendering. It is removed here, and tells our own scripts from
 * any script that came into the page through unescaped text: such a script cannot know the nonce, is not
 * among `ownScripts`, and the browser refuses it.
 *
 * `preload` are tags for what every page needs at once. `publicPage` is null for staff pages, which run scripts from the start. On public pages
 * - the stylesheets come before the preloads, with their texts inlined;
 * - no script is preloaded, and only the images that are marked as urgent: otherwise flags and logo
 *   would compete with the stylesheets for bandwidth;
 * - a starter script in the place of the entry module starts that later (`page-scripts.server.ts`).
 *
 * Throws when a public page has no entry module where the router puts it today: otherwise nobody would
 * notice a page whose scripts never start. A test renders every page.
 */
export function finishPage(
  rendered: string,
  mark: string,
  publicPage: PublicPage | null,
  preload = '',
): FinishedPage {
  const nonce = ` nonce="${mark}"`;
  const head = finishHead(rendered, nonce, publicPage, preload);
  const body = finishBody(withStyles(rendered, head), head.end, nonce, publicPage);
  return {
    html: head.html + body.html,
    ownScripts: [...head.ownScripts, ...body.ownScripts],
    styles: head.styles,
  };
}

/**
 * The elements of a head that matter here. Scripts and styles are matched whole, because their texts may
 * contain any of the others.
 */
const headElement =
  /<link [^>]*>|<meta name="description" content="([^"]*)"[^>]*>|<title>([^<]*)<\/title>|<script\b[^>]*>([\s\S]*?)<\/script>|<style\b[\s\S]*?<\/style>|<\/head>/g;

function finishHead(
  rendered: string,
  nonce: string,
  publicPage: PublicPage | null,
  preload: string,
) {
  const parts: string[] = [];
  const stylesheets: string[] = [];
  const ownScripts: string[] = [];
  const page: PageDescription = { title: undefined, description: undefined };
  let stylesAt: number | undefined;
  let end = 0;
  for (const match of rendered.matchAll(headElement)) {
    const [found, description, title, text] = match;
    parts.push(rendered.slice(end, match.index));
    end = match.index;
    if (found === '</head>') break;
    end += found.length;
    page.description ??= description;
    page.title ??= title;
    const element = found.replace(nonce, '');
    if (text && element !== found) ownScripts.push(text);
    if (publicPage && element.startsWith('<link rel="stylesheet"')) {
      stylesheets.push(element);
    } else if (!publicPage || !isNeedless(element)) {
      if (/^<link rel="preload"|^<title/.test(element)) stylesAt ??= parts.length;
      parts.push(element);
    }
  }
  if (!publicPage) {
    parts.splice(stylesAt ?? parts.length, 0, ...stylesheets, preload);
    return { html: parts.join(''), end, ownScripts, styles: [] };
  }
  const { links, style } = inlineStylesheets(stylesheets, publicPage.textOf);
  const isWhole = new RegExp(`<html\\b[^>]* data-fonts="${wholeFonts}"`).test(rendered);
  const script = headScript(preload, blanksFor(rendered, publicPage.blanks), isWhole);
  const screen = firstScreen(rendered, end);
  const whole = { first: style ?? '', rest: '' };
  const { first, rest } = screen === null ? whole : splitStyles(whole.first, screen);
  const styles = style === null ? [] : rest ? [first, rest] : [first];
  parts.splice(
    stylesAt ?? parts.length,
    0,
    // Before the styles, which it does not wait for: what it asks for is on its way while they are read.
    `<script>${script}</script>`,
    style === null ? '' : `<style>${first}</style>`,
    links,
  );
  parts.push(publicPage.tagsFor(page));
  ownScripts.push(script);
  return { html: parts.join(''), end, ownScripts, styles };
}

/**
 * English pages show single lines of Bengali, all in the font of the voice (`base.css`), but for the policy, which they
 * repeat as a whole.
 */
function blanksFor(rendered: string, blanks: readonly BlankFace[]): readonly BlankFace[] {
  const isAllBengali = /<(?:html|div)\b[^>]* lang="bn"/.test(rendered);
  return isAllBengali ? blanks : blanks.filter(([family]) => family === 'Tiro Bangla');
}

/** The HTML of the body up to the end of the page's first screen; null where a page has no section. */
function firstScreen(rendered: string, from: number): string | null {
  const end = firstScreenEnd(rendered, from);
  return end < 0 ? null : rendered.slice(from, end);
}

/** Behind the section or article that is said to fill the screen, or else behind the first section; -1 if there is none. */
function firstScreenEnd(rendered: string, from: number): number {
  const main = rendered.indexOf('<main', from);
  if (main < 0) return -1;
  const filling = rendered.indexOf(' data-fills-screen', main);
  const end = filling < 0 ? /<\/section>/g : /<\/(?:section|article)>/g;
  end.lastIndex = Math.max(main, filling);
  return end.test(rendered) ? end.lastIndex : -1;
}

/**
 * With the styles that may wait, behind the first screen; the starter script takes them into the head before React
 * comes. In a drawing, because HTML has styles in the head alone, and SVG anywhere, as text with character references.
 */
function withStyles(rendered: string, { end, styles }: { end: number; styles: string[] }): string {
  const rest = styles[1];
  if (!rest) return rendered;
  const at = firstScreenEnd(rendered, end);
  const text = rest.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const drawing = `<svg class="visually-hidden" aria-hidden="true"><style>${text}</style></svg>`;
  return rendered.slice(0, at) + drawing + rendered.slice(at);
}

/** What a public page loads later, or not before its stylesheets. */
function isNeedless(element: string): boolean {
  return /^<link rel="(?:modulepreload"|preload" as="image"(?!.*fetchPriority="high"))/.test(
    element,
  );
}

/** Jumps from nonce to nonce, because the text between may have half a million characters. */
function finishBody(rendered: string, from: number, nonce: string, publicPage: PublicPage | null) {
  const parts: string[] = [];
  const ownScripts: string[] = [];
  let hasStarter = false;
  let end = from;
  for (let at = rendered.indexOf(nonce, end); at >= 0; at = rendered.indexOf(nonce, end)) {
    const start = rendered.lastIndexOf('<', at);
    const tagEnd = rendered.indexOf('>', at) + 1;
    const tag = rendered.slice(start, at) + rendered.slice(at + nonce.length, tagEnd);
    parts.push(rendered.slice(end, start));
    end = tagEnd;
    if (!tag.startsWith('<script') || tag.includes(' src=')) {
      parts.push(tag);
      continue;
    }
    end = rendered.indexOf('</script>', tagEnd);
    const isEntry = publicPage && tag === '<script type="module" async="">';
    const written = rendered.slice(tagEnd, end);
    const script = isEntry ? publicManifest(written) : written;
    ownScripts.push(script);
    if (isEntry) {
      const starter = starterScript(script, publicPage.worker);
      ownScripts.push(starter);
      parts.push('<script>', starter);
      hasStarter = true;
    } else {
      parts.push(tag, script);
    }
  }
  if (publicPage && !hasStarter)
    throw new Error('the router renders its entry module differently now');
  const tail = rendered.slice(end);
  parts.push(publicPage ? tail.replace('</body>', `${publicPage.printLink}</body>`) : tail);
  return { html: parts.join(''), ownScripts };
}
