import { headScripts } from './head-scripts.server.ts';
import { starterScript } from './starter-script.server.ts';
import { type StylesheetText, inlineStylesheets } from './stylesheets.server.ts';

/** A page as it is sent, with the texts in it that its policy names by their hashes. */
export type FinishedPage = { html: string; ownScripts: string[]; styles: string[] };

/** What a page says of itself in its head, as React has escaped it, which does for an attribute too. */
export type PageDescription = { title: string | undefined; description: string | undefined };

/** What a public page needs besides what was rendered. */
export type PublicPage = {
  textOf: StylesheetText;
  /** What else is to stand in its head, for programs alone. */
  tagsFor: (page: PageDescription) => string;
};

/**
 * Makes a rendered page ready to be sent, in one pass: over the elements of its head, and from there to the scripts of
 * the router. `mark` is the nonce that it was rendered with, made anew for each rendering. It is taken off,
 * and tells our scripts from whatever else has come to stand in the page as a script, by a text that
 * nobody escaped: that cannot know the mark, is not among `ownScripts`, and the browser refuses it.
 *
 * `publicPage` is null for a page of the staff's, who work with scripts from the first moment. On public ones
 * - the stylesheets come before the preloads, with their texts;
 * - no script is preloaded, and of the pictures only one that is marked as urgent, or flags and logo would
 *   be fetched at the stylesheets' expense;
 * - a script in the place of the entry module starts that later (`starter-script.server.ts`).
 *
 * Throws when a public page has no entry module where the router puts it today: a page whose scripts never start
 * would otherwise go unnoticed. A test renders every page.
 */
export function finishPage(
  rendered: string,
  mark: string,
  publicPage: PublicPage | null,
): FinishedPage {
  const nonce = ` nonce="${mark}"`;
  const head = finishHead(rendered, nonce, publicPage);
  const body = finishBody(rendered, head.end, nonce, publicPage !== null);
  return {
    html: head.html + body.html,
    ownScripts: [...head.ownScripts, ...body.ownScripts],
    styles: head.styles,
  };
}

/** What matters of a head. Scripts and styles are taken whole, because any of the others may stand in their texts. */
const headElement =
  /<link [^>]*>|<meta name="description" content="([^"]*)"[^>]*>|<title>([^<]*)<\/title>|<script\b[^>]*>([\s\S]*?)<\/script>|<style\b[\s\S]*?<\/style>|<\/head>/g;

function finishHead(rendered: string, nonce: string, publicPage: PublicPage | null) {
  const parts: string[] = [];
  const stylesheets: string[] = [];
  const ownScripts: string[] = [];
  const page: PageDescription = { title: undefined, description: undefined };
  let stylesAt: number | undefined;
  let end = 0;
  for (const match of rendered.matchAll(headElement)) {
    const [found, description, title, script] = match;
    parts.push(rendered.slice(end, match.index));
    end = match.index;
    if (found === '</head>') break;
    end += found.length;
    page.description ??= description;
    page.title ??= title;
    const element = found.replace(nonce, '');
    if (script && element !== found) ownScripts.push(script);
    if (publicPage && element.startsWith('<link rel="stylesheet"')) {
      stylesheets.push(element);
    } else if (!publicPage || !isNeedless(element)) {
      if (/^<link rel="preload"|^<title/.test(element)) stylesAt ??= parts.length;
      parts.push(element);
    }
  }
  if (!publicPage) return { html: parts.join(''), end, ownScripts, styles: [] };
  const { html, style } = inlineStylesheets(stylesheets, publicPage.textOf);
  parts.splice(stylesAt ?? parts.length, 0, html);
  parts.push(
    ...headScripts.map((script) => `<script>${script}</script>`),
    publicPage.tagsFor(page),
  );
  ownScripts.push(...headScripts);
  return { html: parts.join(''), end, ownScripts, styles: style === null ? [] : [style] };
}

/** What a public page fetches later, or not before its stylesheets. */
function isNeedless(element: string): boolean {
  return /^<link rel="(?:modulepreload"|preload" as="image"(?!.*fetchPriority="high"))/.test(
    element,
  );
}

/** Goes from mark to mark, because what lies between may have half a million characters. */
function finishBody(rendered: string, from: number, nonce: string, isPublic: boolean) {
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
    const script = rendered.slice(tagEnd, end);
    ownScripts.push(script);
    if (isPublic && tag === '<script type="module" async="">') {
      const starter = starterScript(script);
      ownScripts.push(starter);
      parts.push('<script>', starter);
      hasStarter = true;
    } else {
      parts.push(tag, script);
    }
  }
  if (isPublic && !hasStarter)
    throw new Error('the router renders its entry module differently now');
  parts.push(rendered.slice(end));
  return { html: parts.join(''), ownScripts };
}
