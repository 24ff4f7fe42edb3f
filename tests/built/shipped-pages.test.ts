import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import { toAsciiDigits } from '#app/normalise/digits.ts';
import { publicPagesIn } from '#app/public-pages.ts';
import { publicAddresses } from '#tests/support/public-addresses.ts';
import { footerOf, pageAt, textOf, textsIn } from './built-site.ts';

const shipped = defaultDocuments();
const { agency } = shipped.agency;
const { helpLines } = shipped['help-lines'];

const file = join(import.meta.dirname, 'shipped-pages.txt');
/** What the hashes stand for, to be compared with that of another commit. */
const folder = 'test-results/shipped-pages';

/**
 * What a fresh install shows, as its outline: each heading with a hash of the texts and the markup below it. A line
 * that differs names the page and the section. Where that was meant: RENEW_PAGES=1 npm test -- --only built shipped-pages
 */
test('E-01 a fresh install shows every page as it was', async () => {
  const year = String(new Date().getFullYear());
  const years = [year, year.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!)];
  const outlines: string[] = [];
  const pages: { name: string; body: string }[] = [];
  const asAnywhere = (text: string) =>
    years.reduce(
      (done, one) => done.replaceAll(one, 'YEAR'),
      text
        .replaceAll(inject('origin'), 'https://sampan.example')
        // As it is written on paper.
        .replaceAll(new URL(inject('origin')).host, 'sampan.example'),
    );
  for (const { address } of publicAddresses) {
    const sections = sectionsOf(await pageAt(address), asAnywhere);
    const whole = sections.flatMap(({ name, parts }) => [`# ${name}`, ...parts]);
    pages.push({ name: `page${address.replaceAll('/', '-')}.txt`, body: whole.join('\n') });
    const lines = sections.map(({ name, parts }) => {
      const hash = createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 8);
      return `  ${hash} ${name}`;
    });
    outlines.push([address, ...lines].join('\n'));
  }
  const outline = `${outlines.join('\n')}\n`;
  if (process.env.RENEW_PAGES) writeFileSync(file, outline);
  const expected = readFileSync(file, 'utf8');
  if (outline !== expected) {
    mkdirSync(folder, { recursive: true });
    for (const { name, body } of pages) writeFileSync(join(folder, name), body);
  }
  expect(outline, `the pages are in ${folder}`).toBe(expected);
});

type Section = { name: string; parts: string[] };

/**
 * A page from heading to heading: its elements with their attributes, and its texts. Without what the build or React
 * names anew each time, and without scripts, styles and fonts. `asAnywhere` is how texts are noted.
 */
function sectionsOf(page: Document, asAnywhere: (text: string) => string): Section[] {
  const generated = new Set(['class', 'style', 'id', 'for', 'nonce', 'data-fonts', 'integrity']);
  const isSkipped = (element: Element) =>
    /stylesheet|modulepreload/.test(element.getAttribute('rel') ?? '') ||
    element.getAttribute('as') === 'font';
  const sections: Section[] = [{ name: 'head', parts: [] }];
  const add = (part: string) => sections.at(-1)!.parts.push(asAnywhere(part));

  const walk = (node: Node) => {
    const text = node.nodeType === 3 && node.nodeValue?.trim();
    if (text) add(text.replace(/\s+/g, ' '));
    if (!isElement(node) || isSkipped(node)) return;
    const name = node.tagName.toLowerCase();
    if (/^h[12]$/.test(name)) sections.push({ name: `${name}: ${node.textContent}`, parts: [] });
    if (name === 'body' || (name === 'footer' && !node.closest('main')))
      sections.push({ name, parts: [] });
    const attributes = [...node.attributes]
      .filter(({ name, value }) => !generated.has(name) && !/^_R_|_R_\w+_/.test(value))
      .map(({ name, value }) => ` ${name}="${value.replace(/-[\w-]{8}(\.\w+)/g, '$1')}"`);
    add(`<${name}${attributes.join('')}>`);
    node.childNodes.forEach(walk);
  };
  walk(page.documentElement);
  return sections;
}

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** What a Bengali page may say in Latin letters alone, and why. */
const latinEverywhere = [
  // Bengali telephones and keyboards dial and type these as they are.
  ...agency.phones.map(({ shown }) => shown),
  agency.email,
  // Names of other houses, as they write themselves.
  ...agency.socials.map(({ name }) => name),
  ...helpLines.flatMap(({ number }) => number ?? []),
  // What the government's platform is called, and searched by.
  'OEP',
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

test('a Bengali page says everything in Bengali, an English one nothing in Bengali unmarked', async () => {
  const findings: string[] = [];
  for (const { language, address } of publicAddresses) {
    for (const said of saidOn(await pageAt(address))) {
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

type Said = { text: string; language: string; besideBengali: boolean };

/** Every text that a reader sees or hears, with its language and whether Bengali stands beside it. */
function saidOn(page: Document): Said[] {
  const said: Said[] = [];
  const look = (element: Element, language: string) => {
    const marked = element.getAttribute('lang');
    const own = marked ?? language;
    const texts = [...element.childNodes].filter(isText).map((text) => text.nodeValue);
    const named = ['alt', 'aria-label', 'title', 'placeholder'].map((name) =>
      element.getAttribute(name),
    );
    for (const text of [...texts, ...named])
      if (text?.trim()) {
        const beside = element.closest('[lang]')!.parentElement?.textContent ?? '';
        said.push({ text: text.trim(), language: own, besideBengali: /[ঀ-৾]/.test(beside) });
      }
    for (const child of element.children) look(child, own);
  };
  look(page.body, page.documentElement.lang);
  return said;
}

const isText = (node: Node): node is Text => node.nodeType === 3;

test('both languages of a page have the same headings, lists, fields and links', async () => {
  for (const { page, language, address } of publicAddresses) {
    // The English page repeats the Bengali policy, which is the one that counts, in translation.
    if (language === 'en' || page.path === '/policy') continue;
    const [bengali, english] = await Promise.all([address, page.path].map(pageAt));
    expect(shapeOf(bengali!), address).toEqual(shapeOf(english!));
  }
});

function shapeOf(page: Document) {
  const count = (selector: string) => page.querySelectorAll(selector).length;
  const links = [...page.querySelectorAll('a:not([hreflang])')]
    .map((link) => link.getAttribute('href') ?? '')
    .map((href) => href.replace(/^\/bn(?=\/|$|#)/, '') || '/')
    .map((href) => href.replace(/^\/?#/, '/#'))
    // In Bengali the part for employers is folded (decision 63), and nothing on the page leads into it.
    .filter((href) => href !== '/#employers');
  return {
    headings: ['h1', 'h2', 'h3', 'h4'].map(count),
    items: count('main li'),
    fields: count('input, select, textarea, button'),
    pictures: count('main img'),
    links: [...new Set(links)].toSorted(),
  };
}

const notEntered = { en: 'Not entered yet', bn: 'এখনো লেখা হয়নি' };

/** The numbers that may be called: the samples of the office, and the call centre of the Wage Earners' Welfare Board. */
const known = new Set(
  [...agency.phones.map(({ shown }) => shown), agency.chatNumber, '16135', '+880 9610 102030'].map(
    (number) => number.replace(/\D/g, ''),
  ),
);

/** The pages that say what is missing, and in how many places at least. */
const missing: Record<string, number> = {
  '/verify': 1,
  '/countries/hungary': 1,
  '/countries/portugal': 1,
};

test.each(languages)(
  'T-13 %s: a fresh install shows no licence, no amount, no day and no number that nobody has entered',
  async (language) => {
    for (const { path } of publicPagesIn(shipped)) {
      const page = await pageAt(pathIn(language, path));
      const text = toAsciiDigits(textOf(page.body));
      // Money stands beside its currency, on either side.
      expect(text, path).not.toMatch(
        /(?:৳|BDT|Tk\.?|€|EUR)\s*\d|\d\s*(?:৳|BDT|Tk\b|taka|টাকা|€|EUR)/i,
      );
      const dialled = [...page.querySelectorAll('a[href^="tel:"]')]
        .map((link) => link.getAttribute('href')!)
        .filter((href) => !known.has(href.replace(/\D/g, '')));
      expect(dialled, path).toEqual([]);
      expect(textOf(footerOf(page)), path).not.toMatch(language === 'en' ? /licence/i : /লাইসেন্স/);
      const places = textsIn(page.body).filter((said) => said.includes(notEntered[language]));
      expect(places.length, `${path} says what is missing`).toBeGreaterThanOrEqual(
        missing[path] ?? 0,
      );
    }
    // The one call centre that is shipped says that nobody has checked it.
    for (const path of ['/complaints', '/countries/hungary']) {
      const page = await pageAt(pathIn(language, path));
      expect(page.querySelector('a[href="tel:16135"]'), path).toBeTruthy();
      expect(textOf(page.body), path).toContain(unchecked[language]);
    }
  },
);

const unchecked: Record<Language, string> = { en: 'not checked by us yet', bn: 'মিলিয়ে দেখিনি' };
