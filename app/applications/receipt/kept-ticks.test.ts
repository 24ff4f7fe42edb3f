import { expect, test, vi } from 'vitest';
import { forgetTicks, keepTicks, readTicks } from './kept-ticks.ts';

test('papers can be ticked where the browser keeps nothing, or has something else under their name', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  keepTicks('2026-11-21', ['passport']);
  expect(readTicks('2026-11-21')).toEqual([]);
  forgetTicks();
  for (const kept of ['', '{', '"2026-11-21"', '["2026-11-20","passport"]', '["2026-11-21",1]']) {
    vi.stubGlobal('localStorage', { getItem: () => kept });
    expect([kept, readTicks('2026-11-21')]).toEqual([kept, []]);
  }
});
