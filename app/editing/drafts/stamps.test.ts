import { expect, test } from 'vitest';
import type { DraftLeaf, Stamps } from '#app/content/stored-content.ts';
import { confirmedStamps, nextStamps, staleLanguage } from './stamps.ts';

const text = (bn: string, en: string) => ({ en, bn });
const noon = '2026-03-01T12:00:00.000Z';
const later = '2026-03-01T13:00:00.000Z';

function change(from: unknown, to: unknown, stamps: Stamps = {}, leaf?: DraftLeaf) {
  return nextStamps({ value: from, stamps, leaf }, { value: to, at: later, editor: 'A' });
}

function leafOf(value: unknown, editor: string, stamps: Stamps): DraftLeaf {
  return { value, version: 1, by: null, at: noon, editor, sequence: 1, stamps };
}

test('E-19 only English changed leaves the Bengali stale, until it is found right', () => {
  const stamps = change(text('ক', 'a'), text('ক', 'b'));
  expect(staleLanguage(text('ক', 'b'), stamps)).toEqual({ locale: 'bn', since: later });
  expect(staleLanguage(text('ক', 'b'), confirmedStamps(stamps, 'bn'))).toBe(null);
});

test('E-19 both changed in one save are in step', () => {
  const stamps = change(text('ক', 'a'), text('খ', 'b'), { en: noon });
  expect(stamps).toEqual({ en: later, bn: later });
});

test('both changed one after the other on one screen are in step, on two they are not', () => {
  const stamps = { bn: noon };
  const [from, to] = [text('খ', 'a'), text('খ', 'b')];
  expect(staleLanguage(to, change(from, to, stamps, leafOf(from, 'A', stamps)))).toBe(null);
  expect(staleLanguage(to, change(from, to, stamps, leafOf(from, 'B', stamps)))).toEqual({
    ...{ locale: 'bn', since: later },
  });
});

test('a language that was empty is filled in without making the other one stale', () => {
  const stamps = change(text('ক', ''), text('ক', 'a'), { bn: noon });
  expect(stamps).toEqual({ bn: noon, en: noon });
  expect(change(text('ক', ''), text('ক', 'a'))).toEqual({});
  expect(staleLanguage(text('ক', ''), { bn: noon })).toBe(null);
});

test('lines are stale as a whole, facts never', () => {
  const [from, to] = [[text('ক', 'a')], [text('ক', 'a'), text('খ', '')]];
  expect(staleLanguage(to, change([text('ক', 'a')], [text('খ', 'a')]))).toEqual({
    locale: 'en',
    since: later,
  });
  expect(change(from, to)).toEqual({ en: later, bn: later });
  expect(staleLanguage(7, change(6, 7))).toBe(null);
  expect(change(undefined, text('ক', 'a'))).toEqual({});
});
