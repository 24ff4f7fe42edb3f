import { expect, test } from 'vitest';
import { identitiesDocument } from './identities.ts';

test('another agency is listed with name, registration number and last day alone, a person with none of them', () => {
  const listed = { value: '01000-000031', role: { en: 'Agency', bn: 'এজেন্সি' }, source: {} };
  const faults = (more: object) =>
    identitiesDocument.rules?.({
      identities: [{ _key: 'one', ...listed, ...more }],
    } as never);
  expect(faults({ kind: 'associate_recruiter' })).toEqual([
    { path: 'identities/one/name', code: 'required' },
    { path: 'identities/one/registrationNumber', code: 'no_registration' },
    { path: 'identities/one/validUntil', code: 'required' },
  ]);
  const known = { name: 'Sample Ltd', registrationNumber: 'RL-1001', validUntil: '2027-06-30' };
  expect(faults({ kind: 'associate_recruiter', ...known })).toEqual([]);
  expect(faults({ kind: 'person' })).toEqual([]);
});
