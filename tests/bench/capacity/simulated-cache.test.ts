import { expect, test } from 'vitest';
import { SimulatedCache, type Source } from './simulated-cache.ts';

/** A site whose page has a version, and that notes what it is asked. */
function site() {
  const asked: { tick: number; known: number }[] = [];
  const page = { version: 0 };
  const source: Source = {
    ask(_key, tick, known) {
      asked.push({ tick, known });
      return page.version;
    },
  };
  return { asked, page, source };
}

test('who asks while an answer is on its way waits for the same one', () => {
  const { asked, source } = site();
  const cache = new SimulatedCache(source, 1, { hold: 0, stale: 0 });
  for (const tick of [5, 5, 5, 6]) expect(cache.ask(0, tick)).toBe(0);
  expect(asked).toEqual([
    { tick: 5, known: -1 },
    { tick: 6, known: 0 },
  ]);
});

test('a cache that asks each time never answers with an old page', () => {
  const { page, source } = site();
  const cache = new SimulatedCache(source, 1, { hold: 0, stale: 0 });
  cache.ask(0, 1);
  page.version = 1;
  expect(cache.ask(0, 2)).toBe(1);
});

test('while a page is held nobody is asked, and an old page is answered for no longer than that', () => {
  const { asked, page, source } = site();
  const cache = new SimulatedCache(source, 1, { hold: 100, stale: 0 });
  cache.ask(0, 10);
  page.version = 1;
  expect(cache.ask(0, 109)).toBe(0);
  expect(cache.ask(0, 110)).toBe(1);
  expect(asked).toHaveLength(2);
});

test('after that the first visitor still gets the old page, and the next one the new one', () => {
  const { asked, page, source } = site();
  const cache = new SimulatedCache(source, 1, { hold: 100, stale: 200 });
  cache.ask(0, 0);
  page.version = 1;
  expect(cache.ask(0, 299)).toBe(0);
  expect(cache.ask(0, 300)).toBe(1);
  expect(asked).toEqual([
    { tick: 0, known: -1 },
    { tick: 299, known: 0 },
  ]);
});

test('a page that nobody has asked for in that time is not answered from memory', () => {
  const { page, source } = site();
  const cache = new SimulatedCache(source, 1, { hold: 100, stale: 200 });
  cache.ask(0, 0);
  page.version = 1;
  expect(cache.ask(0, 300)).toBe(1);
});

test('behind a shield the site is asked once for all places', () => {
  const { asked, source } = site();
  const shield = new SimulatedCache(source, 1, { hold: 100, stale: 0 });
  const places = [1, 2, 3].map(() => new SimulatedCache(shield, 1, { hold: 100, stale: 0 }));
  for (const [at, place] of places.entries()) place.ask(0, at);
  expect(asked).toHaveLength(1);
});

test('each page is kept by itself', () => {
  const { asked, source } = site();
  const cache = new SimulatedCache(source, 2, { hold: 100, stale: 0 });
  cache.ask(0, 0);
  cache.ask(1, 1);
  expect(asked).toHaveLength(2);
});
