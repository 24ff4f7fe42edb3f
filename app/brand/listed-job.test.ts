import { expect, test } from 'vitest';
import { defaultDocuments } from '#app/content/defaults.server.ts';
import { listedJob } from './listed-job.ts';

const { sectors } = defaultDocuments().sectors;

test.each([
  ['Plumber', 'Plumber'],
  ['  pLUMBER ', 'Plumber'],
  ['প্লাম্বার', 'Plumber'],
  ['chef', 'Chef/cook'],
  ['বাবুর্চি', 'Chef/cook'],
  ['Chef / Cook', 'Chef/cook'],
  ['room  boy', 'Room boy'],
  // With the letter য় in two parts, as some keyboards type it.
  ['রুম বয়'.normalize('NFD'), 'Room boy'],
])('%s is listed as %s', (typed, name) => expect(listedJob(typed, sectors)?.en).toBe(name));

test.each(['', 'Welder', 'plumber helper', 'constructor', '__proto__'])('%s is not', (typed) =>
  expect(listedJob(typed, sectors)).toBeUndefined(),
);
