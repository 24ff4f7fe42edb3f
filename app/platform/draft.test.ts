import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';

const draft = { startedAt: 5, values: { name: 'মোঃ আব্দুর রহমান', consent: '' } };
let kept: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') });
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a draft is there for 24 hours after the last change, and then gone from the device', () => {
  keepDraft('application', draft);
  vi.advanceTimersByTime(24 * 3_600_000 - 1);
  expect(readDraft('application')).toMatchObject(draft);
  vi.advanceTimersByTime(1);
  expect(readDraft('application')).toBeNull();
  expect(kept.size).toBe(0);
});

test('forms do not share drafts, and a forgotten one leaves nothing', () => {
  keepDraft('application', draft);
  expect(readDraft('contact')).toBeNull();
  forgetDraft('application');
  expect(kept.size).toBe(0);
});

test('what is no draft of ours counts as none and is removed', () => {
  for (const text of ['{', '"text"', '{"version":0,"savedAt":1}', '{"version":1}']) {
    kept.set('draft:application', text);
    expect(readDraft('application')).toBeNull();
    expect(kept.size).toBe(0);
  }
});

test('without storage nothing is kept, and nothing fails', () => {
  vi.stubGlobal('localStorage', undefined);
  keepDraft('application', draft);
  expect(readDraft('application')).toBeNull();
  forgetDraft('application');
});
