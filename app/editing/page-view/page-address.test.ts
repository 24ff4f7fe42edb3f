import { expect, test } from 'vitest';
import { addressOfView, previewOf, publicPath } from './page-address.ts';

const origin = 'https://sampan.example';

test.each([
  ['/bn/about', '/bn/about'],
  ['https://sampan.example/gallery?country=hu#top', '/gallery?country=hu'],
  ['/about?preview=draft', '/about'],
  ['/', '/'],
])('%s is the page %s', (address, path) => expect(publicPath(address, origin)).toBe(path));

test.each([
  'https://elsewhere.example/about',
  '//elsewhere.example/about',
  'tel:+8801000000001',
  'mailto:info@sampan.example',
  'javascript:alert(1)',
  'https://[',
  '/admin',
  '/admin/content/page?path=/',
  '/api/content',
  '/media/a.webp',
  '/sitemap.xml',
])('%s is no page of the site', (address) => expect(publicPath(address, origin)).toBeNull());

test('a page has an address in the page view, and a preview', () => {
  expect(addressOfView('/gallery?country=hu')).toBe(
    '/admin/content/page?path=%2Fgallery%3Fcountry%3Dhu',
  );
  expect(previewOf('/bn/about')).toBe('/bn/about?preview=draft');
  expect(previewOf('/gallery?country=hu')).toBe('/gallery?country=hu&preview=draft');
});
