import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  endDraft,
  forgetDraft,
  keepDraft,
  noteEnd,
  noteTaken,
  readDraft,
  takeEnd,
  readTaken,
} from './draft.ts';

const draft = { startedAt: 5, values: { name: 'মোঃ আব্দুর রহমান', consent: '' } };
let kept: Map<string, string>;
let keptWhileOpen: Map<string, string>;

const storage = (texts: Map<string, string>) => ({
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, value: string) => texts.set(key, value),
  removeItem: (key: string) => texts.delete(key),
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') });
  kept = new Map();
  keptWhileOpen = new Map();
  vi.stubGlobal('localStorage', storage(kept));
  vi.stubGlobal('sessionStorage', storage(keptWhileOpen));
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

test('a draft outlives a clock that is set back, but not for longer than 24 hours', () => {
  keepDraft('application', draft);
  vi.setSystemTime(new Date('2026-02-28T10:00:00.001Z'));
  expect(readDraft('application')).toMatchObject(draft);
  keepDraft('application', draft);
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(readDraft('application')).toBeNull();
  keepDraft('application', draft);
  vi.setSystemTime(new Date('2026-02-28T10:00:00.001Z'));
  expect(readDraft('application')).toBeNull();
});

test('who only opens the form or sends it again does not renew its 24 hours', () => {
  const values = { ...draft.values, passport: 'AB1234567' };
  const keep = (changed: Record<string, string> = {}) =>
    keepDraft('application', { startedAt: 5, values: { ...values, ...changed } }, ['passport']);
  const age = () => Date.now() - (readDraft('application')?.savedAt ?? NaN);
  keep();
  vi.advanceTimersByTime(23 * 3_600_000);
  keep();
  expect(age()).toBe(23 * 3_600_000);
  // A page of the form with a further question, which is not answered.
  keep({ trip: '' });
  expect(age()).toBe(23 * 3_600_000);
  // An answer that only the tab keeps is an answer, too.
  keep({ passport: 'AB7654321' });
  expect(age()).toBe(0);
  vi.advanceTimersByTime(3_600_000);
  keep({ passport: 'AB7654321', name: '' });
  expect(age()).toBe(0);
});

test('what is kept only while the tab is open comes back in it, and in no other', () => {
  const values = { name: 'Rahim', passport: 'AB1234567' };
  keepDraft('application', { startedAt: 5, values }, ['passport']);
  expect([...kept.values()].join()).not.toContain('AB1234567');
  expect(readDraft('application')?.values).toEqual(values);
  vi.stubGlobal('sessionStorage', storage(new Map()));
  expect(readDraft('application')?.values).toEqual({ name: 'Rahim' });
});

test('what a tab keeps is not put into the draft that somebody else began in another', () => {
  const first = { startedAt: 5, values: { name: 'Rahim', passport: 'AB1234567' } };
  keepDraft('application', first, ['passport']);
  const firstTab = sessionStorage;
  vi.stubGlobal('sessionStorage', storage(new Map()));
  keepDraft('application', { startedAt: 6, values: { name: 'Karim' } }, ['passport']);
  vi.stubGlobal('sessionStorage', firstTab);
  expect(readDraft('application')?.values).toEqual({ name: 'Karim' });
});

test('a draft that is over or forgotten leaves nothing for the tab either', () => {
  for (const end of [
    () => forgetDraft('application'),
    () => {
      vi.advanceTimersByTime(24 * 3_600_000);
      readDraft('application');
    },
  ]) {
    keepDraft('application', { startedAt: 5, values: { passport: 'AB1234567' } }, ['passport']);
    end();
    expect([kept.size, keptWhileOpen.size]).toEqual([0, 0]);
  }
});

test('a draft of before, with everything in it, is removed', () => {
  const old = { version: 1, savedAt: Date.now(), startedAt: 5, values: { passport: 'AB1234567' } };
  kept.set('draft:application', JSON.stringify(old));
  expect(readDraft('application')).toBeNull();
  expect(kept.size).toBe(0);
});

test('forms do not share drafts, and a forgotten one leaves nothing', () => {
  keepDraft('application', draft);
  expect(readDraft('contact')).toBeNull();
  forgetDraft('application');
  expect(kept.size).toBe(0);
});

test('a form that arrived ends its draft, but not what was typed since it was sent', () => {
  keepDraft('application', draft);
  endDraft('application', readDraft('application'));
  expect(kept.size).toBe(0);
  keepDraft('application', draft);
  const sent = readDraft('application');
  const changed = { ...draft, values: { ...draft.values, name: 'Karim' } };
  keepDraft('application', changed);
  endDraft('application', sent);
  expect(readDraft('application')).toMatchObject(changed);
  // On a shared phone nothing of what was sent had been kept.
  endDraft('application', null);
  expect(kept.size).toBe(0);
});

test('the end of a draft is told to one page, of this tab and about this form', () => {
  const ended = { helperName: 'Shop' };
  noteEnd('application', ended);
  expect(takeEnd('contact')).toBeNull();
  expect([takeEnd('application'), takeEnd('application')]).toEqual([ended, null]);
  expect(keptWhileOpen.size).toBe(0);
});

const taken = { said: { en: 'Sent', bn: 'গেছে' }, kept: { helperName: 'Shop' } };

test('that a form was taken is known to this tab alone, by its key', () => {
  noteTaken('key', taken);
  expect([readTaken('key'), readTaken(''), readTaken('other')]).toEqual([taken, null, null]);
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
  vi.stubGlobal('sessionStorage', undefined);
  keepDraft('application', draft, ['name']);
  expect(readDraft('application')).toBeNull();
  forgetDraft('application');
  noteEnd('application', {});
  expect(takeEnd('application')).toBeNull();
  noteTaken('key', taken);
  expect(readTaken('key')).toBeNull();
});
