import { expect, test } from 'vitest';
import { pathIn } from '#app/i18n/language.ts';
import { publicAddresses } from '#tests/support/public-addresses.ts';
import { footerOf, pageAt, textOf } from './built-site.ts';

test.each(['/verify', '/costs', '/status'])(
  'from every page of a phone %s is at most two taps away, without the foot',
  async (target) => {
    const far: string[] = [];
    for (const { address, language } of publicAddresses) {
      const to = pathIn(language, target);
      if (address === to) continue;
      const page = await pageAt(address);
      const taps = [...page.querySelectorAll(`a[href="${to}"]`)]
        .filter((link) => !footerOf(page).contains(link) && !isOnWideScreensAlone(link))
        // What is folded is opened first.
        .map((link) => (link.closest('details:not([open])') ? 2 : 1));
      if (!(Math.min(...taps) <= 2)) far.push(address);
    }
    expect(far).toEqual([]);
  },
);

test.each([
  ['/', ['/verify', '/costs', '/status']],
  ['/bn', ['/bn/verify', '/bn/costs', '/bn/status']],
])('%s leads there below what it promises, in their order', async (address, ways) => {
  const links = [...(await pageAt(address)).querySelectorAll('main section:first-of-type a')];
  const hrefs = links.map((link) => link.getAttribute('href') ?? '');
  expect(hrefs.filter((href) => ways.includes(href))).toEqual(ways);
});

test.each(['/', '/bn'])(
  '%s promises no more than it says, and each country carries its state',
  async (address) => {
    const main = (await pageAt(address)).querySelector('main')!;
    expect(textOf(main)).not.toMatch(/Not entered yet|এখনো লেখা হয়নি|know well/);
    expect(textOf(main)).toMatch(/Four countries: what we know|চারটি দেশের কথা লিখে রেখেছি/);
    expect(textOf(main).match(/Being checked|যাচাই চলছে/g)).toHaveLength(4);
  },
);

/** The first line of the header, and its links in a row. */
function isOnWideScreensAlone(link: Element): boolean {
  return link.closest('header') !== null && !link.closest('details');
}
