import { expect, test } from 'vitest';
import { chooser, howMany, seededRandom, waitingTime } from './random.ts';

const draws = 20_000;
const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const times = <T>(draw: () => T): T[] => Array.from({ length: draws }, draw);

test('the same seed gives the same numbers, another one others', () => {
  const [one, same, other] = [seededRandom(7), seededRandom(7), seededRandom(8)];
  const firstOf = (random: () => number) => Array.from({ length: 5 }, random);
  const numbers = firstOf(one);
  expect(firstOf(same)).toEqual(numbers);
  expect(firstOf(other)).not.toEqual(numbers);
});

test('the numbers are spread over all of 0 to 1', () => {
  const random = seededRandom(1);
  const tenths = Array.from({ length: 10 }, () => 0);
  for (const number of times(random)) tenths[Math.floor(number * 10)]! += 1;
  for (const count of tenths) expect(Math.abs(count / draws - 0.1)).toBeLessThan(0.01);
});

test.each([0.002, 0.5, 12, 200])('counts of mean %d have that mean and that variance', (wanted) => {
  const random = seededRandom(3);
  const counts = times(() => howMany(random, wanted));
  const found = mean(counts);
  const variance = mean(counts.map((count) => (count - found) ** 2));
  const spread = 5 * Math.sqrt(wanted / draws);
  expect(Math.abs(found - wanted)).toBeLessThan(spread);
  expect(variance / wanted).toBeGreaterThan(0.8);
  expect(variance / wanted).toBeLessThan(1.2);
});

test('nobody comes where nobody is to be expected', () => {
  expect(times(() => howMany(seededRandom(1), 0)).every((count) => count === 0)).toBe(true);
});

test('waiting times have their mean, and most are shorter', () => {
  const random = seededRandom(5);
  const waits = times(() => waitingTime(random, 35));
  expect(Math.abs(mean(waits) - 35)).toBeLessThan(1);
  expect(waits.filter((wait) => wait < 35).length / draws).toBeCloseTo(1 - 1 / Math.E, 1);
});

test('places are chosen by their weights, and never one of weight 0', () => {
  const random = seededRandom(9);
  const choose = chooser([0, 3, 0, 1, 0]);
  const chosen = times(() => choose(random));
  expect(new Set(chosen)).toEqual(new Set([1, 3]));
  expect(Math.abs(chosen.filter((place) => place === 1).length / draws - 0.75)).toBeLessThan(0.02);
});
