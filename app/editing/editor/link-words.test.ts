import { expect, test } from 'vitest';
import { linkWords } from './link-words.ts';

const standIns = {
  'about/title': { en: 'About us', bn: 'আমাদের কথা' },
  'about/description': { en: 'Who we are.', bn: 'আমরা কারা।' },
  'about/picture': { en: '/share/about.en.png', bn: '/share/about.bn.png' },
};
const words = (set: Record<string, unknown>) =>
  linkWords('about', 'en', (path) => set[path], standIns);

test('a page of which nothing is set shows its own words on its own picture', () =>
  expect(words({})).toEqual({
    title: 'About us',
    description: 'Who we are.',
    picture: '/share/about.en.png',
  }));

test('another title is not on the page’s own picture, and stands beside that of the brand', () =>
  expect(words({ 'about/title': { en: 'Our story', bn: 'আমাদের গল্প' } })).toMatchObject({
    title: 'Our story',
    picture: '/share/brand.en.png',
  }));

test('a title that is empty in one language is the page’s own there', () =>
  expect(words({ 'about/title': { en: ' ', bn: 'আমাদের গল্প' } }).title).toBe('About us'));

test('an uploaded picture is shown with any title', () =>
  expect(words({ 'about/picture': '/media/x.jpg', 'about/title': { en: 'A', bn: 'ক' } })).toEqual({
    title: 'A',
    description: 'Who we are.',
    picture: '/media/x.jpg',
  }));
