import * as v from 'valibot';
import { expect, test } from 'vitest';
import { noticeAddress, webAddress } from './facts.ts';
import { itemKey } from './leaves.ts';

const none = { en: '', bn: '' };
const codeOf = (field: { schema: v.GenericSchema }, address: string) =>
  v.safeParse(field.schema, address, { abortPipeEarly: true }).issues?.[0]?.message ?? 'fine';

test.each([
  'https://user:pw@pay.example/',
  'https://www.bmet.gov.bd@pay.example/',
  'https://bm\u0435t.gov.bd/',
  'https://pay.example/\u202efdp.exe',
  'https://pay.example/a\u200bb',
  'https://বাংলা.example/',
  'https:\\\\pay.example',
])('an address that hides where it leads is refused: %j', (address) => {
  expect(codeOf(webAddress(none, none), address)).not.toBe('fine');
  expect(codeOf(noticeAddress(none, none), address)).not.toBe('fine');
});

test.each([
  'https://bdlaws.minlaw.gov.bd/act-1131.html',
  'https://bn.wikipedia.org/wiki/বাংলাদেশ?a=b&c=d@e#f',
  'https://pay.example:8443',
])('one that says it is taken: %s', (address) => {
  expect(codeOf(webAddress(none, none), address)).toBe('fine');
  expect(codeOf(noticeAddress(none, none), address)).toBe('fine');
});

test('no item is called as what every object has', () => {
  expect(['__proto__', 'constructor'].filter((key) => itemKey.test(key))).toEqual([]);
  expect(['constructor-2', '__proto', 'rakib', 'a_b'].every((key) => itemKey.test(key))).toBe(true);
});
