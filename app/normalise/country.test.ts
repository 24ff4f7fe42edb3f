import { expect, test } from 'vitest';
import { countryCode } from './country.ts';

test.each([
  [
    'HU',
    'Hungary, HUNGARY , Hongari, Hungery, Hungry, hangeri, Hungaria, HU, হাঙ্গেরি, হাঙ্গেরী, হাংগেরি, হাঙ্গেরি।',
  ],
  ['PT', 'Portugal, Purtugal, portugul, PROTUGAL, Portogal, pt, পর্তুগাল, পর্তুগ্যাল, পুর্তগাল'],
  ['RO', 'Romania, Rumania, romaniya, România, ro, রোমানিয়া, রুমানিয়া'],
  ['PL', 'Poland, Polland, polend, PL, পোল্যান্ড, পোলান্ড, পোল্যাণ্ড'],
  ['BD', 'Bangladesh, bangla desh, Bangaldesh, BANGLADASH, B.D., বাংলাদেশ, বাঙলাদেশ, বাংলা দেশ'],
])('%s: %s', (code, spellings) => {
  for (const typed of spellings.split(','))
    expect([typed, countryCode(typed)]).toEqual([typed, code]);
});

test.each([
  'hungary/poland',
  'Hungary, Poland',
  'Europe',
  'ইউরোপ',
  'Holland',
  'Armenia',
  'Palau',
  'Oman',
  'Finland',
  'Saudi Arabia',
  'any',
  '🇭🇺',
  '__proto__',
  'constructor',
  'toString',
  '',
])('%s stays free text', (typed) => {
  expect(countryCode(typed)).toBeNull();
});
