import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { publicAddresses } from '#tests/support/public-addresses.ts';
import { test } from '#tests/support/site-fixture.ts';

// The page of complaints counts those that other tests have sent.
test.use({ content: 'untouched' });

/**
 * What a fresh install shows, as its outline: each heading with a hash of the texts and the markup below it. A line
 * that differs names the page and the section. Where that was meant: RENEW_PAGES=1 npm test -- --only e2e shipped-pages
 */
test('E-01 a fresh install shows every page as it was', async ({ page, site }, info) => {
  const year = String(new Date().getFullYear());
  const years = [year, year.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!)];
  const outlines: string[] = [];
  const pages: { name: string; body: string }[] = [];
  for (const { address } of publicAddresses) {
    let html = await (await page.request.get(address)).text();
    html = html.replaceAll(site.origin, 'https://sampan.example');
    for (const one of years) html = html.replaceAll(one, 'YEAR');
    const sections = await page.evaluate(sectionsOf, html);
    const whole = sections.flatMap(({ name, parts }) => [`# ${name}`, ...parts]);
    pages.push({ name: `page${address.replaceAll('/', '-')}.txt`, body: whole.join('\n') });
    const lines = sections.map(({ name, parts }) => {
      const hash = createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 8);
      return `  ${hash} ${name}`;
    });
    outlines.push([address, ...lines].join('\n'));
  }
  expect.soft(`${outlines.join('\n')}\n`).toMatchSnapshot('shipped-pages.txt');
  // What the hashes stand for, to be compared with that of another commit.
  if (info.errors.length > 0) {
    for (const { name, body } of pages) await writeFile(info.outputPath(name), body);
  }
});

type Section = { name: string; parts: string[] };

/**
 * A page from heading to heading: its elements with their attributes, and its texts. Without what the build or React
 * names anew each time, and without scripts, styles and fonts.
 */
function sectionsOf(html: string): Section[] {
  const generated = new Set(['class', 'style', 'id', 'for', 'nonce', 'data-fonts', 'integrity']);
  const skipped = 'script:not([type="application/ld+json"]), style, link[rel~="stylesheet"]';
  const isFont = (element: Element) =>
    element.matches('link[as="font"], link[rel="modulepreload"]');
  const sections: Section[] = [{ name: 'head', parts: [] }];
  const add = (part: string) => sections.at(-1)!.parts.push(part);

  const walk = (node: Node) => {
    if (node instanceof Text && node.data.trim()) add(node.data.trim().replace(/\s+/g, ' '));
    if (!(node instanceof Element) || node.matches(skipped) || isFont(node)) return;
    if (node.matches('body, h1, h2, footer:not(main *)')) {
      const text = node.matches('h1, h2') ? `: ${node.textContent}` : '';
      sections.push({ name: node.tagName.toLowerCase() + text, parts: [] });
    }
    const attributes = [...node.attributes]
      .filter(({ name, value }) => !generated.has(name) && !/^_R_|_R_\w+_/.test(value))
      .map(({ name, value }) => ` ${name}="${value.replace(/-[\w-]{8}(\.\w+)/g, '$1')}"`);
    add(`<${node.tagName.toLowerCase()}${attributes.join('')}>`);
    node.childNodes.forEach(walk);
  };
  walk(new DOMParser().parseFromString(html, 'text/html').documentElement);
  return sections;
}
