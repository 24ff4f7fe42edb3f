import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languages } from '#app/i18n/language.ts';
import { levelOfQr, readQr } from '#tests/support/read-qr.ts';
import { type PosterFacts, posterNames } from './poster.ts';
import { PosterSheet } from './poster-sheet.tsx';

const facts: PosterFacts = {
  ...{ origin: 'https://sampan.example', day: '2026-11-29', isSample: false },
  head: {
    name: { en: 'Sampan Overseas', bn: 'সাম্পান ওভারসিজ' },
    address: { en: 'Dhaka 1212', bn: 'ঢাকা ১২১২' },
    ...{ phones: ['+880 1000-000001', '+880 1000-000002'], licence: 'RL-0000' },
  },
};

const printed = (name: (typeof posterNames)[number], language: 'en' | 'bn', more = {}) =>
  renderToStaticMarkup(
    <PosterSheet name={name} language={language} facts={{ ...facts, ...more }} />,
  );

const addresses = {
  verify: { bn: '/q/verify', en: '/q/en/verify' },
  apply: { bn: '/q/apply', en: '/q/en/apply' },
  costs: { bn: '/q/costs', en: '/q/en/costs' },
};

test.each(posterNames.flatMap((name) => languages.map((language) => [name, language] as const)))(
  'T-51 the code of the poster %s (%s) says origin and path, of level M with 4 quiet modules on each side',
  (name, language) => {
    const svg = /<svg.*?<\/svg>/.exec(printed(name, language))![0];
    expect(readQr(svg)).toBe(`https://sampan.example${addresses[name][language]}`);
    expect(levelOfQr(svg)).toBe('M');
    const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)![1]);
    const places = [...svg.matchAll(/M(\d+) (\d+)h/g)].flatMap(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5]);
  },
);

test('a poster names the agency, its licence, both numbers, the address and the day, each in its language', () => {
  const text = printed('costs', 'bn');
  for (const part of [
    ...['সাম্পান ওভারসিজ', 'RL-0000', '+880 1000-000001', '+880 1000-000002'],
    ...['ঢাকা ১২১২', '২৯ নভেম্বর, ২০২৬', 'sampan.example/q/costs'],
  ])
    expect(text).toContain(part);
  expect(printed('costs', 'en')).toContain('29 November 2026');
});

test('samples are printed across, and nothing else is', () => {
  for (const language of languages) {
    expect(printed('verify', language)).not.toContain('SAMPLE');
    expect(printed('verify', language, { isSample: true })).toContain('SAMPLE');
  }
});
