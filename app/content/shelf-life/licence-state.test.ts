import { expect, test } from 'vitest';
import { defaultDocuments } from '../defaults.server.ts';
import { licenceEnd, licenceState } from './licence-state.ts';

const today = '2026-05-01';
const shipped = defaultDocuments();

function stateOf(number: string, validUntil?: string) {
  return licenceState({
    agency: { agency: { ...shipped.agency.agency, licence: number } },
    licence: { ...shipped.licence, licence: { source: {}, ...(validUntil && { validUntil }) } },
    today: { day: today },
  });
}

test('T-14: a licence is good on its last day, and not on the next', () => {
  expect(stateOf('RL-1234', '2026-05-01')).toEqual({
    ...{ state: 'valid', number: 'RL-1234', until: '2026-05-01' },
  });
  expect(stateOf('RL-1234', '2026-04-30').state).toBe('expired');
});

test('without a last day it is good, without a number there is none', () => {
  expect(stateOf('RL-1234')).toEqual({ state: 'valid', number: 'RL-1234' });
  expect(stateOf(' ', '2026-04-30')).toEqual({ state: 'missing' });
});

test.each([
  ['2026-07-01', 'far'],
  ['2026-06-30', 'in_sight'],
  ['2026-06-29', 'in_sight'],
  ['2026-05-16', 'in_sight'],
  ['2026-05-15', 'near'],
  ['2026-05-14', 'near'],
  ['2026-05-01', 'near'],
  ['2026-04-30', 'past'],
  [null, 'far'],
])('T-15: on 1 May the end on %s is %s', (until, end) => {
  expect(licenceEnd(until, today)).toBe(end);
});
