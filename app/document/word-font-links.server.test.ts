import { expect, test } from 'vitest';
import { fontPreload, withFontSet } from './word-font-links.server.ts';

const faces = { sans: { part: '/assets/sans-1.woff2', whole: '/assets/sans-whole-2.woff2' } };
const built = {
  latin: '/assets/latin-3.woff2',
  headings: '/assets/headings-4.woff2',
  bengali: 'sans',
  faces,
};
const styles = '@font-face{src:url(/assets/sans-1.woff2)}@font-face{src:url(/assets/sans-1.woff2)}';

test.each(['built', 'whole'])('the styles of %s are those of the build', (set) => {
  expect(withFontSet(styles, set, faces)).toBe(styles);
});

test('another set stands in every rule, with the whole font behind it', () => {
  const rule =
    '@font-face{src:url(/fonts/0a1b2c3d4e5f/sans.woff2),url(/assets/sans-whole-2.woff2)}';
  expect(withFontSet(styles, '0a1b2c3d4e5f', faces)).toBe(rule.repeat(2));
});

test.each([
  ['staff', '0a1b2c3d4e5f', '/assets/latin-3.woff2'],
  ['bn', 'built', '/assets/sans-1.woff2'],
  ['bn', 'whole', '/assets/sans-whole-2.woff2'],
  ['bn', '0a1b2c3d4e5f', '/fonts/0a1b2c3d4e5f/sans.woff2'],
] as const)('on pages of %s with the set %s, %s is asked for at once', (language, set, href) => {
  expect(fontPreload(language, set, built)).toBe(
    `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous"/>`,
  );
});

test('in English the face of headings is asked for as well, on wide screens', () => {
  const tags = fontPreload('en', 'built', built).split('<').slice(1);
  expect(tags).toEqual([
    expect.stringContaining('href="/assets/latin-3.woff2"'),
    expect.stringMatching(/href="\/assets\/headings-4\.woff2".* media="\(min-width:1024px\)"/),
  ]);
});
