import { type Page, expect } from '@playwright/test';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { publicAddresses } from '#tests/support/public-addresses.ts';
import { test } from '#tests/support/site-fixture.ts';

const shipped = defaultDocuments();
const { agency } = shipped.agency;
const { helpLines } = shipped['help-lines'];

/** What a Bengali page may say in Latin letters alone, and why. */
const latinEverywhere = [
  // Bengali telephones and keyboards dial and type these as they are.
  ...agency.phones.map(({ shown }) => shown),
  agency.email,
  // Names of other houses, as they write themselves.
  ...agency.socials.map(({ name }) => name),
  ...helpLines.flatMap(({ number }) => number ?? []),
  // Where a fact is from is said once, in the words of the source.
  ...[...helpLines, shipped['guide.hu'].status].flatMap(({ source }) => source.title ?? []),
  // What the other language calls itself.
  'English',
  // How an answer looks whose letters are Latin in any case, and the one that is taken instead.
  ...[
    '01XXX-XXXXXX',
    'C-XXXX-XXXX',
    'XXXX-XXXX',
    'name@example.com',
    'A01234567',
    'NO PASSPORT YET',
  ],
];

// What the server sends is what everybody reads, also before and without scripts.
test.use({ javaScriptEnabled: false });

test('a Bengali page says everything in Bengali, an English one nothing in Bengali unmarked', async ({
  page,
}) => {
  const findings: string[] = [];
  for (const { language, address } of publicAddresses) {
    await page.goto(address);
    for (const said of await textsOf(page)) {
      const hasBengali = /[ঀ-৾]/.test(said.text);
      if (hasBengali && said.language !== 'bn') findings.push(`${address}: unmarked: ${said.text}`);
      if (language === 'en' || !/[A-Za-z0-9]/.test(said.text)) continue;
      const isFixed = said.language === 'en' && said.besideBengali;
      const rest = latinEverywhere.reduce((text, known) => text.replace(known, ''), said.text);
      if (/[A-Za-z0-9]/.test(rest) && !isFixed) findings.push(`${address}: Latin: ${said.text}`);
    }
  }
  expect(findings).toEqual([]);
});

test('both languages of a page have the same headings, lists, fields and links', async ({
  page,
}) => {
  const shapes = new Map<string, object>();
  for (const {
    page: { path },
    language,
    address,
  } of publicAddresses) {
    // The English page repeats the Bengali policy, which is the one that counts, in translation.
    if (path === '/policy') continue;
    await page.goto(address);
    const shape = await page.evaluate(() => {
      const count = (selector: string) => document.querySelectorAll(selector).length;
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a:not([hreflang])')]
        .map(({ href }) => href.replace(location.origin, '').replace(/^\/bn(?=\/|$|#)/, '') || '/')
        .map((href) => href.replace(/^\/?#/, '/#'));
      return {
        headings: ['h1', 'h2', 'h3', 'h4'].map(count),
        items: count('main li'),
        fields: count('input, select, textarea, button'),
        pictures: count('main img'),
        links: [...new Set(links)].sort(),
      };
    });
    if (language === 'en') shapes.set(path, shape);
    else expect(shape, address).toEqual(shapes.get(path));
  }
});

type Said = { text: string; language: string; besideBengali: boolean };

/** Every text that a reader sees or hears, with its language and whether Bengali stands beside it. */
function textsOf(page: Page): Promise<Said[]> {
  return page.evaluate(() => {
    const said: Said[] = [];
    const add = (element: Element, text: string | null) => {
      if (!text?.trim()) return;
      const marked = element.closest<HTMLElement>('[lang]')!;
      said.push({
        text: text.trim(),
        language: marked.lang,
        besideBengali: /[ঀ-৾]/.test(marked.parentElement?.textContent ?? ''),
      });
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement!;
      if (!element.closest('script, style')) add(element, texts.currentNode.nodeValue);
    }
    for (const name of ['alt', 'aria-label', 'title', 'placeholder']) {
      for (const element of document.querySelectorAll(`body [${name}]`)) {
        add(element, element.getAttribute(name));
      }
    }
    return said;
  });
}
