import { expect, test } from 'vitest';
import { finishPage, type PageDescription } from './finish-page.server.ts';
import { headScript, starterScript } from './page-scripts.server.ts';

const entry = 'import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root-2.js";\n';
const publicEntry = entry.replace('manifest', 'public-manifest');
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

const publicPage = {
  textOf: () => null,
  tagsFor: () => '',
  printLink: '',
  worker: null,
  blanks: [],
};
const title = '<title>Home</title>';
const scriptWith = (font: string) => headScript(font, [], false);

test('the stylesheets come before the title, and nothing is preloaded', () => {
  const { html, styles } = finishPage(rendered(title), 'm-1', publicPage);
  expect(html).toContain(
    `<script>${scriptWith('')}</script>${stylesheets.join('')}<title>Home</title>`,
  );
  expect(html).not.toContain('modulepreload');
  expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(2);
  expect(styles).toEqual([]);
});

test('a page of the staff asks for its font before its title, a public page by a script', () => {
  const font = '<link rel="preload" href="/a.woff2" as="font"/>';
  expect(finishPage(rendered(title), 'm-1', null, font).html).toContain(`${font}<title>`);
  const { html } = finishPage(rendered(title), 'm-1', publicPage, font);
  expect(html).not.toContain(font);
  expect(html).toContain(`<script>${scriptWith(font)}</script>${stylesheets.join('')}<title>`);
});

test('the stylesheets come before the preloads, and of the pictures only the urgent one stays', () => {
  const logo = '<link rel="preload" as="image" href="/logo.svg"/>';
  const map = '<link rel="preload" as="image" href="/map.svg" fetchPriority="high"/>';
  const font = '<link rel="preload" href="/a.woff2" as="font"/>';
  const { html } = finishPage(rendered(`${logo}${map}${font}${title}`), 'm-1', publicPage);
  expect(html).toContain(
    `<script>${scriptWith('')}</script>${stylesheets.join('')}${map}${font}<title>`,
  );
  expect(html).not.toContain(logo);
});

test('English pages wait for the blank letters of one font, unless they have whole parts in Bengali', () => {
  const blanks = [
    ['Anek Bangla', '400 500', '/anek.woff2'],
    ['Tiro Bangla', '400', '/tiro.woff2'],
  ] as const;
  const files = (page: string) =>
    finishPage(page, 'm-1', { ...publicPage, blanks }).html.match(/\/\w+\.woff2/g);
  const english = rendered(title).replace('<main>Home', '<main><p lang="bn">যোগাযোগ</p>');
  expect(files(english)).toEqual(['/tiro.woff2']);
  const both = rendered(title).replace('<main>Home', '<main><div class="a" lang="bn">যোগাযোগ</div>');
  expect(files(both)).toEqual(['/anek.woff2', '/tiro.woff2']);
});

test('a page that is drawn by the whole fonts waits for them, and any other one for blank letters', () => {
  const scriptOf = (page: string) => finishPage(page, 'm-1', publicPage).ownScripts.join('\n');
  const built = rendered(title);
  const whole = built.replace('<html lang="en"', '<html lang="en" data-fonts="whole"');
  const awaited = [built, whole].map((page) => scriptOf(page).match(/ Whole Needed| Blank/g));
  expect(awaited).toEqual([[' Blank'], [' Whole Needed']]);
});

test('a page without a title has its stylesheets at the end of its head, before our script', () => {
  const { html, ownScripts } = finishPage(rendered(''), 'm-1', publicPage);
  expect(html).toContain(`<script>${scriptWith('')}</script>${stylesheets.join('')}</head>`);
  expect(ownScripts).toContain(scriptWith(''));
});

test('the text of the stylesheets stands where they stood', () => {
  const { html, styles } = finishPage(rendered(title), 'm-1', {
    ...publicPage,
    textOf: () => 'a{content:"$&"}',
  });
  expect(styles).toEqual(['a{content:"$&"}a{content:"$&"}']);
  expect(html).toContain(
    `<style>${styles[0]}</style><link rel="inlined" href="/assets/root-3.css"/>`,
  );
});

test('styles that only the lower part of a page needs stand behind its first section', () => {
  const sections = '<section class="a">first</section><section class="b">second</section>';
  const page = rendered(title).replace('<main>Home', `<main>${sections}`);
  const textOf = () => '.a{}.b{&:hover{}}';
  const { html, styles } = finishPage(page, 'm-1', { ...publicPage, textOf });
  expect(styles).toEqual(['.a{}.a{}', '.b{&:hover{}}.b{&:hover{}}']);
  expect(html).toContain(
    'first</section><svg class="visually-hidden" aria-hidden="true"><style>.b{&amp;:hover{}}',
  );
  expect(html).toContain('</style></svg><section class="b">');
});

test('a page without a section has all its styles in the head', () => {
  const textOf = () => '.b{}';
  const { html, styles } = finishPage(rendered(title), 'm-1', { ...publicPage, textOf });
  expect(styles).toEqual(['.b{}.b{}']);
  expect(html).not.toContain('<svg');
});

test('a section or article that fills the screen has its styles in the head, though another stands before it', () => {
  const parts =
    '<section>head</section><div><article data-fills-screen="true" class="a">first</article></div>';
  const page = rendered(title).replace('<main>Home', `<main>${parts}<section class="b">`);
  const { html, styles } = finishPage(page, 'm-1', { ...publicPage, textOf: () => '.a{}.b{}' });
  expect(styles[0]).toBe('.a{}.a{}');
  expect(html).toContain('first</article><svg class="visually-hidden"');
});

test('one script takes the place of the entry module, everything else stays', () => {
  const { html, ownScripts } = finishPage(rendered(title), 'm-1', publicPage);
  const { html: staffPage } = finishPage(rendered(title), 'm-1', null);
  expect(ownScripts).toEqual([
    scriptWith(''),
    ...['window.__reactRouterContext = {};', publicEntry, starterScript(publicEntry, null)],
  ]);
  const started = `<script>${starterScript(publicEntry, null)}</script>`;
  const body = (page: string) => page.slice(page.indexOf('<body'));
  expect(body(html)).toBe(
    body(staffPage).replace(/<script type="module"[\s\S]*?<\/script>/, () => started),
  );
});

test('a public page ends with the link to the rules for paper', () => {
  const printLink = '<link rel="stylesheet" href="/p.css" media="print"/>';
  const { html } = finishPage(rendered(title), 'm-1', { ...publicPage, printLink });
  expect(html).toMatch(new RegExp(`</script>${printLink}</body></html>$`));
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
  expect(ownScripts).toContain(publicEntry);
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
  expect(html).toMatch(/"\/><meta property="og:title"\/><\/head>/);
});

test('a page that is not as expected is an error, not a page without scripts', () => {
  expect(() => finishPage('<html><head></head><body></body></html>', 'm-1', publicPage)).toThrow(
    /entry module/,
  );
});
