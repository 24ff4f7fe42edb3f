import { expect, test } from 'vitest';
import { derivedColumns } from './normalised-application.ts';

const typed = {
  name: 'মোঃ আব্দুর রহিম',
  phone: '০১৭১২-৩৪৫৬৭৮ / 01812345678',
  email: ' Rakib@Gmail.com ',
  experience: '২০১৫ থেকে',
  present: 'বাংলাদেশ',
  interested: 'Hongari',
};

test('what was meant is told from what was typed', () => {
  expect(derivedColumns(typed, '2026-03-01')).toEqual({
    nameSearchKey: expect.stringContaining(' rhim'),
    phoneE164: '+8801712345678',
    phoneDigits: '0171234567801812345678',
    emailNormalised: 'rakib@gmail.com',
    experienceYears: 11,
    presentCode: 'BD',
    interestedCode: 'HU',
    normalisedVersion: 5,
  });
});

test('what cannot be told is null', () => {
  const unclear = { ...typed, phone: 'nai', email: '', experience: 'some', present: 'Europe' };
  expect(derivedColumns(unclear, '2026-03-01')).toMatchObject({
    phoneE164: null,
    phoneDigits: '',
    emailNormalised: null,
    experienceYears: null,
    presentCode: null,
  });
});
