import { describe, expect, test } from 'vitest';
import { type Notice, busiest, languageOf, lastTurn, newsAt, nextTurn } from './news.ts';

const start = '2026-03-01T04:00:00.000Z';
const end = '2026-03-01T06:00:00.000Z';

function notice(_key: string, more: Partial<Notice> = {}): Notice {
  const text = { en: 'Closed', bn: 'বন্ধ' };
  const body = [{ _key: 'first', kind: 'paragraph' as const, text }];
  return { _key, title: text, body, from: start, until: end, ...more };
}

const keysAt = (notices: Notice[], now: string) => {
  const { current, earlier } = newsAt(notices, true, new Date(now));
  return [current.map(({ _key }) => _key), earlier.map(({ _key }) => _key)];
};

describe('a notice', () => {
  test.each([
    ['a millisecond before it begins', '2026-03-01T03:59:59.999Z', [], []],
    ['at its beginning', start, ['a'], []],
    ['a millisecond before its end', '2026-03-01T05:59:59.999Z', ['a'], []],
    ['at its end', end, [], ['a']],
    ['almost twelve months later', '2027-03-01T05:59:59.999Z', [], ['a']],
    ['twelve months later', '2027-03-01T06:00:00.000Z', [], []],
  ])('%s', (_, now, current, earlier) =>
    expect(keysAt([notice('a')], now)).toEqual([current, earlier]),
  );

  test('that ends on the 29th of February is forgotten on the 28th a year later', () => {
    const leap = [
      notice('a', { from: '2028-02-28T00:00:00.000Z', until: '2028-02-29T06:00:00.000Z' }),
    ];
    expect(keysAt(leap, '2029-02-28T05:59:59.999Z')).toEqual([[], ['a']]);
    expect(nextTurn(leap, new Date('2029-02-28T05:00:00.000Z'))).toEqual(
      new Date('2029-02-28T06:00:00.000Z'),
    );
    expect(keysAt(leap, '2029-02-28T06:00:00.000Z')).toEqual([[], []]);
  });
});

test('urgent ones come first, then the newest, and of one minute the one begun later', () => {
  const all = [
    notice('1-old', { from: '2026-02-01T00:00:00.000Z' }),
    notice('2-new'),
    notice('3-new'),
    notice('4-urgent', { from: '2026-01-01T00:00:00.000Z', urgent: true }),
    notice('5-calm', { from: '2026-01-15T00:00:00.000Z', urgent: false }),
  ];
  expect(keysAt(all, start)[0]).toEqual(['4-urgent', '3-new', '2-new', '1-old', '5-calm']);
});

test('of those that have ended the latest comes first', () => {
  const all = [notice('old', { until: '2026-03-01T05:00:00.000Z' }), notice('new')];
  expect(keysAt(all, end)[1]).toEqual(['new', 'old']);
});

test('the next turn is the nearest beginning or end, of several at once too', () => {
  const far = notice('far', {
    from: '2026-09-01T00:00:00.000Z',
    until: '2027-09-01T00:00:00.000Z',
  });
  const all = [notice('a'), notice('b'), far];
  const turns = [];
  let now = new Date('2026-02-01T00:00:00.000Z');
  for (let next = nextTurn(all, now); next; next = nextTurn(all, now)) {
    turns.push(next.toISOString().slice(0, 13));
    now = next;
  }
  expect(turns).toEqual([
    ...['2026-03-01T04', '2026-03-01T06', '2026-09-01T00'],
    ...['2027-03-01T06', '2027-09-01T00', '2028-09-01T00'],
  ]);
  expect(nextTurn([], now)).toBeNull();
  expect(lastTurn(all, new Date('2026-03-01T05:00:00.000Z'))).toBe(start);
  expect(lastTurn(all, new Date('2026-02-01T00:00:00.000Z'))).toBeUndefined();
});

test('the busiest moment counts those that run together from now on', () => {
  const second = notice('b', {
    from: '2026-03-01T05:00:00.000Z',
    until: '2026-03-01T07:00:00.000Z',
  });
  const after = notice('c', { from: end, until: '2026-03-01T08:00:00.000Z' });
  const all = [notice('a'), second, after];
  expect(busiest(all, new Date('2026-01-01T00:00:00.000Z'))).toBe(2);
  expect(busiest(all, new Date('2026-03-01T07:30:00.000Z'))).toBe(1);
  expect(busiest(all, new Date('2026-03-01T08:00:00.000Z'))).toBe(0);
});

test('it is read in Bengali until each of its texts has its English', () => {
  const link = { _key: 'way', kind: 'link' as const, address: '/contact' };
  const items = [{ en: '', bn: 'এক' }];
  const half = notice('a', { body: [{ _key: 'list', kind: 'list', items }, link] });
  expect(languageOf(half, 'en')).toBe('bn');
  expect(languageOf(half, 'bn')).toBe('bn');
  expect(languageOf(notice('b', { body: [link] }), 'en')).toBe('en');
});
