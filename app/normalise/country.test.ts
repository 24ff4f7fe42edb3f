import { expect, test } from 'vitest';
import { anyCountry, countryCode } from './country.ts';

test.each([
  [
    'HU',
    'Hungary, HUNGARY , Hongari, Hungery, Hungry, hangeri, Hungaria, HU, হাঙ্গেরি, হাঙ্গেরী, হাংগেরি, হাঙ্গেরি।, HUN, Magyarország, HU visa, Hungary (Budapest)',
  ],
  ['PT', 'Portugal, Purtugal, portugul, PROTUGAL, Portogal, pt, পর্তুগাল, পর্তুগ্যাল, পুর্তগাল, PRT'],
  ['RO', 'Romania, Rumania, romaniya, România, ro, রোমানিয়া, রুমানিয়া, ROU'],
  ['PL', 'Poland, Polland, polend, PL, পোল্যান্ড, পোলান্ড, পোল্যাণ্ড, POL, Polska'],
  [
    'BD',
    'Bangladesh, bangla desh, Bangaldesh, BANGLADASH, B.D., বাংলাদেশ, বাঙলাদেশ, বাংলা দেশ, BGD, Dhaka (Bangladesh)',
  ],
])('%s: %s', (code, spellings) => {
  for (const typed of spellings.split(','))
    expect([typed, countryCode(typed)]).toEqual([typed, code]);
});

test.each([
  'hungary/poland',
  'Hungary, Poland',
  'Hungary, Holland',
  'Royaume-Uni',
  'Raman',
  'Roman',
  'রমন',
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

test('a town beside its country leaves the country', () => {
  expect(countryCode('Dhaka, Bangladesh')).toBe('BD');
  expect(countryCode('Budapest - Hungary')).toBe('HU');
});

test.each([
  ['SA', 'Saudi Arabia, soudi arab, সৌদি আরব, সৌদি, KSA'],
  ['AE', 'United Arab Emirates, UAE, U.A.E., Dubai, দুবাই'],
  ['MY', 'Malaysia, Malesia, মালয়েশিয়া, মালেশিয়া'],
  ['QA', 'Qatar, Katar, কাতার'],
  ['KR', 'South Korea, Korea, কোরিয়া'],
])('of which numbers we read, %s: %s', (code, spellings) => {
  for (const typed of spellings.split(','))
    expect([typed, anyCountry(typed)]).toEqual([typed, code]);
});
