import { expect, test } from 'vitest';
import { abuseScore } from './abuse-score.ts';
import type { NewApplication } from './application.ts';

const input: NewApplication = {
  name: 'Rakib Hasan',
  birth: null,
  phone: '01712345678',
  email: 'rakib@example.com',
  noEmail: false,
  address: 'Mirpur, Dhaka',
  job: 'Electrician',
  experience: '6 years',
  passport: 'A01234567',
  reference: 'None',
  present: 'Bangladesh',
  interested: 'Hungary',
  helperName: '',
  helperPhone: '',
  consent: '',
  fillSeconds: '95',
};
const ordinary = { isHoneypotFilled: false, isOverLimit: false, isRush: false, isDuplicate: false };

test('an ordinary application has nothing against it', () => {
  expect(abuseScore(input, ordinary)).toEqual({ score: 0, flags: [] });
});

test.each(['', 'NaN', '-3', '1e3', 'soon'])(
  '%j seconds say a little, and flag nothing',
  (fillSeconds) => {
    expect(abuseScore({ ...input, fillSeconds }, ordinary)).toEqual({ score: 1, flags: [] });
  },
);

test('one of very many in an hour is marked, and not suspicious for it', () => {
  expect(abuseScore(input, { ...ordinary, isRush: true })).toEqual({ score: 1, flags: ['rush'] });
});

test('somebody without scripts who applies again is not suspicious', () => {
  const again = abuseScore({ ...input, fillSeconds: '' }, { ...ordinary, isDuplicate: true });
  expect(again).toEqual({ score: 2, flags: ['duplicate'] });
});

test.each([
  ['honeypot', {}, { isHoneypotFilled: true }],
  ['over-limit', {}, { isOverLimit: true }],
  ['too-fast', { fillSeconds: '2.4' }, {}],
  ['links', { address: 'see https://spam.example' }, {}],
  ['links', { job: '<a href=x>' }, {}],
] as const)('%s is enough to be looked at', (flag, changed, noticed) => {
  const { flags } = abuseScore({ ...input, ...changed }, { ...ordinary, ...noticed });
  expect(flags).toEqual(['check', flag]);
});

test('five seconds are enough, less is not', () => {
  expect(abuseScore({ ...input, fillSeconds: '5' }, ordinary).flags).toEqual([]);
  expect(abuseScore({ ...input, fillSeconds: '4.9' }, ordinary).flags).toEqual([
    'check',
    'too-fast',
  ]);
});

test('the same word in five of eleven answers is chance, in six it is not', () => {
  const texts = ['name', 'address', 'job', 'experience', 'reference', 'present'] as const;
  const same = (count: number) =>
    Object.fromEntries(texts.slice(0, count).map((field) => [field, 'asdf']));
  expect(abuseScore({ ...input, ...same(5) }, ordinary).flags).toEqual([]);
  expect(abuseScore({ ...input, ...same(6) }, ordinary).flags).toEqual(['same-answers']);
});

test('the same word everywhere, sent without scripts, is looked at', () => {
  const texts = ['name', 'address', 'job', 'experience', 'reference', 'present', 'interested'];
  const same = Object.fromEntries(texts.map((field, n) => [field, n % 2 ? 'asdf' : ' ASDF']));
  const { flags } = abuseScore({ ...input, ...same, fillSeconds: '' }, ordinary);
  expect(flags).toEqual(['check', 'same-answers']);
});
