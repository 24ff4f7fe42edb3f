import { html, raw } from 'hono/html';
import { themeColour } from '#app/brand/theme-colour.ts';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Documents } from '#app/content/documents.ts';
import type { Language } from '#app/i18n/language.ts';

/**
 * A document that needs nothing but itself, for when no page can be shown: without scripts, fonts or pictures. Its policy
 * must allow `plainStyles`. A template and no component: Node runs this file as it is, without a build.
 */
export function plainDocument(
  { agency }: Documents['agency'],
  language: Language,
  title: string,
  main: HtmlEscapedString | Promise<HtmlEscapedString>,
) {
  const name = agency.name[language];
  // In one piece: a space more, and the hash that allows it would be another.
  const style = raw(`<style>${plainStyles}</style>`);
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="${themeColour}" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${name}</title>
        ${style}
      </head>
      <body>
        <header>${name}</header>
        <main>
          <h1>${title}</h1>
          ${main}
        </main>
      </body>
    </html>`;
}

/** The colours are those of `tokens.css`, which may not be there; nor are the fonts. */
export const plainStyles = `*{box-sizing:border-box}
body{margin:0;color:#0a2227;background:#fff;font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
header{display:flex;align-items:center;gap:.75rem;padding:.75rem max(1rem,50vw - 20rem);color:#fff;background:#08303a;font-weight:600}
main{max-width:42rem;margin:auto;padding:1.5rem 1rem 3rem}
h1{margin:0;font-size:1.75rem;line-height:1.3}
h2{margin:2rem 0 0;font-size:1.125rem}
p{margin:.5rem 0}
a{color:#0f525e;font-weight:600}
.phones{display:grid;gap:.75rem}
.phones a,.again{display:inline-block;padding:.75rem 1.25rem;border:2px solid #0f525e;border-radius:12px;font-size:1.25rem;text-decoration:none}
.again{margin-top:.5rem;color:#fff;background:#0f525e;font-size:1.0625rem}
:focus-visible{outline:3px solid #0a2227;outline-offset:3px;box-shadow:0 0 0 8px #f9b915}
.kept{margin-top:2rem;padding-inline-start:1rem;border-inline-start:4px dashed #f9b915}`;
