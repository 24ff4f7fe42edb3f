import { expect, test } from 'vitest';
import { recordOf } from '#app/config/typed-record.ts';
import { type Site, simulateDay } from './day.ts';
import { acts, crowds } from './demand.ts';

const paths = ['/', '/application', '/gallery', '/verify', '/status', '/about'];
const site: Site = {
  pages: paths.flatMap((path) => [
    { path, bytes: 10_000 },
    { path, bytes: 11_000 },
  ]),
  files: [
    { requests: 20, bytes: 200_000 },
    { requests: 20, bytes: 250_000 },
  ],
  pictures: { requests: 12, bytes: 300_000 },
  costs: { page: 20, notModified: 15, files: 20, pictures: 100, fresh: 20_000 },
  acts: recordOf(acts, () => ({ microseconds: 4_000, bytes: 5_000 })),
};

const today = simulateDay(site, { scale: 1, seed: 1 });
const named = ({ rules }: typeof today, name: string) =>
  rules.find((rule) => rule.name.startsWith(name))!;

test('the same seed gives the same day, to the last answer', () => {
  expect(simulateDay(site, { scale: 1, seed: 1 })).toEqual(today);
  expect(simulateDay(site, { scale: 1, seed: 2 })).not.toEqual(today);
});

test('as many come as the crowds say, ten times as many at ten times the size', () => {
  const wanted = Object.values(crowds).reduce((sum, { visits }) => sum + visits, 0);
  expect(today.visits / wanted).toBeCloseTo(1, 1);
  expect(simulateDay(site, { scale: 10, seed: 1 }).visits / wanted).toBeCloseTo(10, 0);
});

test('most requests come when the launch begins', () => {
  expect(today.busiest.at).toMatch(/^20:(0[5-9]|1)/);
});

test('without a cache all of it reaches the site, and nothing is outdated', () => {
  const { hits, busiest, outdated } = named(today, 'no cache');
  expect(hits).toBe(0);
  expect(busiest.requests).toBeLessThanOrEqual(today.busiest.requests);
  expect(busiest.requests + today.forms.requests).toBeGreaterThanOrEqual(today.busiest.requests);
  expect(outdated).toEqual({ answers: 0, seconds: 0 });
});

test('asking by ETag each time lets no outdated page through, and saves bytes', () => {
  const { busiest, outdated } = named(today, 'pages asked for each time');
  expect(outdated.answers).toBe(0);
  expect(busiest.bytes).toBeLessThan(named(today, 'files kept').busiest.bytes / 2);
});

test('a page that is held is outdated for no longer than it is held and asked for, behind a shield twice that', () => {
  const busy = simulateDay(site, { scale: 10, seed: 1 });
  const seconds = (name: string) => named(busy, name).outdated.seconds;
  expect(seconds('pages held 10 s')).toBeGreaterThan(10);
  expect(seconds('pages held 10 s')).toBeLessThanOrEqual(30);
  expect(seconds('held 10 s, behind')).toBeLessThanOrEqual(60);
});

test('a key with the whole query loses hits, a shield gains some', () => {
  const { hits } = named(today, 'pages held 10 s');
  expect(named(today, 'held 10 s, but the key').hits).toBeLessThan(hits - 0.05);
  expect(named(today, 'held 10 s, behind').hits).toBeGreaterThan(hits + 0.05);
});
