import { expect, test } from 'vitest';
import { consentFields, consentProblems, isConsentRecorded, isNotYet, notYet } from './consent.ts';

const whole = {
  consentHow: 'signed',
  consentOn: '2026-03-01',
  consentBy: 'Rahima Begum',
  shows: 'face',
  nameShown: 'full',
} as const;
const today = '2026-03-01';

test('none of a consent and all of it are right, and only all of it is recorded', () => {
  expect(consentProblems({}, today)).toEqual([]);
  expect(consentProblems({ consentHow: null, consentBy: '' }, today)).toEqual([]);
  expect(isConsentRecorded({})).toBe(false);
  expect(consentProblems(whole, today)).toEqual([]);
  expect(isConsentRecorded(whole)).toBe(true);
});

test.each(consentFields)('a consent without %s names it, and is not recorded', (field) => {
  const consent = { ...whole, [field]: null };
  expect(consentProblems(consent, today)).toEqual([{ field, code: 'required' }]);
  expect(isConsentRecorded(consent)).toBe(false);
});

test('a person who has not agreed yet is shown as a drawing with initials, and nothing more is asked', () => {
  expect(consentProblems(notYet, today)).toEqual([]);
  expect(isConsentRecorded(notYet)).toBe(false);
  expect([notYet, {}, whole, { ...notYet, consentBy: 'Kabir' }].map(isNotYet)).toEqual([
    ...[true, false, false, false],
  ]);
});

test('one that is only begun names all the others', () => {
  expect(consentProblems({ shows: 'face' }, today).map(({ field }) => field)).toEqual(
    consentFields.filter((field) => field !== 'shows'),
  );
});

test('nobody has agreed tomorrow', () => {
  expect(consentProblems({ ...whole, consentOn: '2026-03-02' }, today)).toEqual([
    { field: 'consentOn', code: 'date_in_future' },
  ]);
});
