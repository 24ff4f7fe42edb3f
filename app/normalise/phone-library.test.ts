import library from 'google-libphonenumber';
import { describe, expect, test } from 'vitest';
import { toAsciiDigits } from './digits.ts';
import { numberPlanOf } from './number-plan.ts';
import { normalisePhone } from './phone.ts';

/**
 * Our reading beside that of Google's libphonenumber, for its sample of a mobile number and of a landline in every country.
 * It knows the plan of each country and asks for the country first; we take what people type and guess from less. Where we
 * differ on purpose stands here.
 */
const agreed = {
  /** Islands with numbers of four digits: we ask about whatever has fewer than eight with its code. */
  short: ['NU', 'TA', 'TK'],
  /** Written at home these are mobile numbers of Bangladesh by every sign. */
  likeBangladesh: ['GG', 'IM', 'JE', 'KP'],
};

const { PhoneNumberFormat, PhoneNumberType, PhoneNumberUtil } = library;

describe.runIf(process.env.TEST_ALL)('beside libphonenumber', () => {
  const util = PhoneNumberUtil.getInstance();
  // The types leave it out.
  const metadata = util as unknown as {
    getMetadataForRegion: (region: string) => { getNationalPrefix: () => string | null };
  };
  const { E164, INTERNATIONAL, NATIONAL } = PhoneNumberFormat;
  const samples = util
    .getSupportedRegions()
    .filter((region) => region !== 'BD' && !agreed.short.includes(region))
    .flatMap((region) =>
      [PhoneNumberType.MOBILE, PhoneNumberType.FIXED_LINE].flatMap((type) => {
        const number = util.getExampleNumberForType(region, type);
        // The types say that there always is one.
        if (!(number as unknown)) return [];
        const e164 = util.format(number, E164);
        const code = String(number.getCountryCode());
        const digits = e164.slice(code.length + 1);
        const [abroad, home] = [util.format(number, INTERNATIONAL), util.format(number, NATIONAL)];
        return [
          { region, e164, code, digits, abroad, home, isMobile: type === PhoneNumberType.MOBILE },
        ];
      }),
    );

  test('every number with its code is the same, in each way of writing it', () => {
    const differences = samples.flatMap(({ region, e164, code, digits, abroad }) =>
      [
        ...[
          e164,
          abroad,
          `00${e164.slice(1)}`,
          `++${e164.slice(1)}`,
          `tel:${e164}`,
          inBengali(abroad),
        ],
        ...['-', '.', '\u00a0', '/'].map((sign) => abroad.replaceAll(' ', sign)),
        ...[
          `(+${code}) ${digits}`,
          `+${code} (0)${digits}`,
          `+${code}/${digits}`,
          `${e164} ext. 5`,
        ],
        ...[`${e164} 01712345678`, `${e164} / 01712345678`],
      ].flatMap((typed) => differs(region, typed, e164)),
    );
    expect(samples.length).toBeGreaterThan(400);
    expect(differences).toEqual([]);
  });

  test('so is every number with its code and the trunk prefix, or a zero where there is none', () => {
    const differences = samples.flatMap(({ region, e164, code, digits }) => {
      const prefix = metadata.getMetadataForRegion(region).getNationalPrefix() || '0';
      // Two zeros, or an Italian mobile number with a zero, are nobody's habit; islands of the Pacific have no 1 but America's.
      if (digits.startsWith('0') || code === '39' || region === 'MH') return [];
      const written = [
        `+${code} ${prefix}${digits}`,
        `00${code} ${prefix} ${digits}`,
        `+${code}${prefix}${digits}`,
      ];
      return written.flatMap((typed) => differs(region, typed, e164));
    });
    expect(differences).toEqual([]);
  });

  test('as it is written at home none becomes a number of Bangladesh without a question', () => {
    const silent = samples.filter(({ home }) => {
      const { value, warnings } = normalisePhone(home);
      return value?.startsWith('+880') && warnings.length === 0;
    });
    expect([...new Set(silent.map(({ region }) => region))].toSorted()).toEqual(
      agreed.likeBangladesh,
    );
  });

  test('as it is written at home a mobile number is read where somebody is there, a landline read or asked about', () => {
    const names = new Intl.DisplayNames('en', { type: 'region' });
    const known = samples.flatMap((sample) => {
      const plan = numberPlanOf(names.of(sample.region) ?? '');
      return plan ? [{ ...sample, reading: normalisePhone(sample.home, plan) }] : [];
    });
    const wrong = known.filter(({ e164, isMobile, reading: { value, warnings } }) =>
      isMobile ? value !== e164 : value !== e164 && warnings.length === 0,
    );
    expect(known.length).toBeGreaterThan(100);
    expect(wrong.map(({ region, home, reading }) => [region, home, reading.value])).toEqual([]);
  });

  test('every sample of Bangladesh is one of Bangladesh, a landline after a question', () => {
    for (const type of [PhoneNumberType.MOBILE, PhoneNumberType.FIXED_LINE]) {
      const number = util.getExampleNumberForType('BD', type);
      expect(normalisePhone(util.format(number, NATIONAL)).value).toBe(util.format(number, E164));
    }
  });
});

function differs(region: string, typed: string, e164: string): string[] {
  const { value } = normalisePhone(typed);
  return value === e164 ? [] : [`${region} ${toAsciiDigits(typed)}: ${value} and not ${e164}`];
}

function inBengali(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCodePoint(0x9e6 + Number(digit)));
}
