import { expect, test } from 'vitest';
import { type PageDescription, finishPage } from './finish-page.server.ts';
import { headScripts } from './head-scripts.server.ts';
import { starterScript } from './starter-script.server.ts';

const entry = 'import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root-2.js";\n';
const stylesheets = ['root', 'home'].map(
  (name) => `<link rel="stylesheet" href="/assets/${name}-3.css"/>`,
);
const preload = '<link rel="modulepreload" href="/assets/entry.client-4.js" nonce="m-1"/>';
const context = '<script nonce="m-1">window.__reactRouterContext = {};</script>';
const module = `<script nonce="m-1" type="module" async="">${entry}</script>`;

/** A page as the router renders it, with the nonce `m-1`. */
function rendered(head: string, body = '') {
  const marked = stylesheets.map((link) => link.replace('/>', ' nonce="m-1"/>')).join('');
  return `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${preload}${head}${marked}</head><body><main>Home</main>${body}${context}${module}</body></html>`;
}

const publicPage = { textOf: () => null, tagsFor: () => '', worker: null };
const title = '<title>Home</title>';

test('the stylesheets come before the title, and nothing is preloaded', () => {
  const { html, styles } = finishPage(rendered(title), 'm-1', publicPage);
  expect(html).toContain(`${stylesheets.join('')}<title>Home</title>`);
  expect(html).not.toContain('modulepreload');
  expect(html.match(/rel="stylesheet"/g)).toHaveLength(2);
  expect(styles).toEqual([]);
});

test('the preloads of the server come before the title, after the styles', () => {
  const font = '<link rel="preload" href="/a.woff2" as="font"/>';
  const { html } = finishPage(rendered(title), 'm-1', publicPage, font);
  expect(html).toContain(`${stylesheets.join('')}${font}<title>`);
  expect(finishPage(rendered(title), 'm-1', null, font).html).toContain(`${font}<title>`);
});

test('the stylesheets come before the preloads, and of the pictures only the urgent one stays', () => {
  const logo = '<link rel="preload" as="image" href="/logo.svg"/>';
  const map = '<link rel="preload" as="image" href="/map.svg" fetchPriority="high"/>';
  const font = '<link rel="preload" href="/a.woff2" as="font"/>';
  const { html } = finishPage(rendered(`${logo}${map}${font}${title}`), 'm-1', publicPage);
  expect(html).toContain(`${stylesheets.join('')}${map}${font}<title>`);
  expect(html).not.toContain(logo);
});

test('a page without a title has its stylesheets at the end of its head, before our scripts', () => {
  const { html, ownScripts } = finishPage(rendered(''), 'm-1', publicPage);
  const scripts = headScripts.map((script) => `<script>${script}</script>`).join('');
  expect(html).toContain(`${stylesheets.join('')}${scripts}</head>`);
  expect(ownScripts).toEqual(expect.arrayContaining(headScripts));
});

test('the text of the stylesheets stands where they stood', () => {
  const { html, styles } = finishPage(rendered(title), 'm-1', {
    ...publicPage,
    textOf: () => '$&',
  });
  expect(styles).toEqual(['$&$&']);
  expect(html).toContain('<style>$&$&</style><link rel="stylesheet" href="/assets/root-3.css" dis');
});

test('one script takes the place of the entry module, everything else stays', () => {
  const { html, ownScripts } = finishPage(rendered(title), 'm-1', publicPage);
  const { html: staffPage } = finishPage(rendered(title), 'm-1', null);
  expect(ownScripts).toEqual([
    ...headScripts,
    ...['window.__reactRouterContext = {};', entry, starterScript(entry, null)],
  ]);
  const started = `<script>${starterScript(entry, null)}</script>`;
  const body = (page: string) => page.slice(page.indexOf('<body'));
  expect(body(html)).toBe(
    body(staffPage).replace(/<script type="module"[\s\S]*?<\/script>/, () => started),
  );
});

test('a page of the staff stays as it was rendered, without the marks', () => {
  const page = rendered(title);
  expect(finishPage(page, 'm-1', null)).toEqual({
    html: page.replaceAll(' nonce="m-1"', ''),
    ownScripts: ['window.__reactRouterContext = {};', entry],
    styles: [],
  });
});

test('only scripts with the mark are ours, and the page goes out without it', () => {
  const page = `<html><head><link rel="preload" href="/a.js" nonce="m-1"/><script nonce="m-1">a < b && "</div>"</script></head>
    <p><script>injected()</script><script nonce="m-2">guessed()</script></p><script nonce="m-1">c</script>
    <script src="/x.js" nonce="m-1"></script><script nonce="m-1" type="module" async="">import "/y.js";\n</script>`;
  const { html, ownScripts } = finishPage(page, 'm-1', null);
  expect(ownScripts).toEqual(['a < b && "</div>"', 'c', 'import "/y.js";\n']);
  expect(html).toBe(page.replaceAll(' nonce="m-1"', ''));
});

test('a module that has come in by a text does not start in place of ours', () => {
  const injected = '<script type="module" async="">injected()</script>';
  const { html, ownScripts } = finishPage(rendered(title, injected), 'm-1', publicPage);
  expect(ownScripts.join()).not.toContain('injected');
  expect(html).toContain(injected);
  expect(ownScripts).toContain(entry);
});

test('what only programs read is told what the page says of itself, and ends the head', () => {
  const descriptions: PageDescription[] = [];
  const description = '<meta name="description" content="A &amp; B"/>';
  const script = '<script type="application/ld+json">{"a":"<title>no</title>"}</script>';
  const { html } = finishPage(rendered(script + title + description), 'm-1', {
    ...publicPage,
    tagsFor(page) {
      descriptions.push(page);
      return '<meta property="og:title"/>';
    },
  });
  expect(descriptions).toEqual([{ title: 'Home', description: 'A &amp; B' }]);
  expect(html).toContain('</script><meta property="og:title"/></head>');
});

test('a page that is not as expected is an error, not a page without scripts', () => {
  expect(() => finishPage('<html><head></head><body></body></html>', 'm-1', publicPage)).toThrow(
    /entry module/,
  );
});
