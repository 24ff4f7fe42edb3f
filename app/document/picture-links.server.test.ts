import { expect, test } from 'vitest';
import { pictureLinks } from './picture-links.server.ts';

test('the urgent picture of a head is asked for in the header', () => {
  const head = `<link rel="preload" as="image" href="/logo.svg"/>
<link rel="preload" as="image" href="/map.svg" fetchPriority="high"/><link rel="preload" href="/a.woff2" as="font"/>`;
  expect(pictureLinks(head)).toBe('</map.svg>; rel=preload; as=image; fetchpriority=high');
});

test('of several widths the browser chooses as in the tag', () => {
  const head =
    '<link rel="preload" as="image" imageSrcSet="/media/a-480.webp 480w, /media/a-960.webp 960w" imageSizes="(min-width: 900px) 40vw, 100vw" fetchPriority="high"/>';
  expect(pictureLinks(head)).toBe(
    '</media/a-480.webp>; rel=preload; as=image; fetchpriority=high; imagesrcset="/media/a-480.webp 480w, /media/a-960.webp 960w"; imagesizes="(min-width: 900px) 40vw, 100vw"',
  );
});

test('attributes may stand in any order: that of `preload` is another than that of a picture', () => {
  const head = '<link rel="preload" href="/scene.svg" as="image" fetchPriority="high"/>';
  expect(pictureLinks(head)).toBe('</scene.svg>; rel=preload; as=image; fetchpriority=high');
});

test('an ampersand in an address stands for itself', () => {
  const head = '<link rel="preload" as="image" href="/p?a=1&amp;b=2" fetchPriority="high"/>';
  expect(pictureLinks(head)).toContain('</p?a=1&b=2>');
});

test.each([
  ['no picture', '<title>Home</title>'],
  ['a picture that may wait', '<link rel="preload" as="image" href="/logo.svg"/>'],
  [
    'an end of the address',
    '<link rel="preload" as="image" href="/a>; rel=x" fetchPriority="high"/>',
  ],
  ['a line break', '<link rel="preload" as="image" href="/a\r\nset-cookie" fetchPriority="high"/>'],
  ['letters of no header', '<link rel="preload" as="image" href="/ছবি.svg" fetchPriority="high"/>'],
  ['another site', '<link rel="preload" as="image" href="//x.example/a" fetchPriority="high"/>'],
])('no header for %s', (_, head) => {
  expect(pictureLinks(head)).toBeNull();
});
