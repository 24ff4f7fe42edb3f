import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll } from '#tests/support/for-all.ts';
import { countryCode } from './country.ts';
import { parseDay } from './day.ts';
import { toAsciiDigits } from './digits.ts';
import { normaliseEmail } from './email.ts';
import { yearsOfExperience } from './experience.ts';
import { withoutInvisible } from './invisible.ts';
import { displayName } from './name-display.ts';
import { nameSearchKey, nameReadings } from './name.ts';
import { normalisePassport } from './passport.ts';
import { normalisePhone } from './phone.ts';
import { soundOf } from './transliteration.ts';

const today = '2026-11-21';

/** What each field makes of a text, as text, or null where it can tell nothing. */
const normalisers: Record<string, (typed: string) => string | null> = {
  phone: (typed) => normalisePhone(typed).value,
  passport: (typed) => normalisePassport(typed).value,
  email: (typed) => normaliseEmail(typed).value,
  country: countryCode,
  day: (typed) => {
    const reading = parseDay(typed, today);
    return 'day' in reading ? reading.day : null;
  },
  experience: (typed) => yearsOfExperience(typed, today)?.toString() ?? null,
  digits: toAsciiDigits,
  display: displayName,
  invisible: withoutInvisible,
};

/** The same with what is not normalised: searching. */
function throughEverything(typed: string): void {
  for (const normalise of Object.values(normalisers)) normalise(typed);
  nameSearchKey(typed);
  nameReadings(typed);
  soundOf(typed);
}

type CorpusString = { id: string; value?: string; make?: { repeat: string; times: number } };
const corpus: { strings: CorpusString[] } = JSON.parse(
  readFileSync('tests/corpus/strings.json', 'utf8'),
);

describe('the hostile corpus', () => {
  test.each(corpus.strings)('$id passes through every field', ({ value, make }) => {
    throughEverything(value ?? make!.repeat.repeat(make!.times));
  });

  test.each(corpus.strings.filter(({ id }) => id.startsWith('email-')))(
    'the address $id is judged as the corpus says',
    ({ id, value }) => {
      expect(normaliseEmail(value!).value !== null).toBe(id.startsWith('email-good'));
    },
  );

  const bodies: { bodies: { id: string; inline?: { birth?: unknown } }[] } = JSON.parse(
    readFileSync('tests/corpus/manifest.json', 'utf8'),
  );
  const births = bodies.bodies.filter(({ id }) => id.startsWith('birth-'));

  test.each(births)('$id is refused', ({ inline }) => {
    expect(parseDay(inline!.birth as string, today)).toHaveProperty('problem');
  });

  test('has birth dates at all', () => expect(births.length).toBeGreaterThan(7));
});

// Each would keep a quadratic pattern busy for longer than a test may take.
const long = 50_000;
test.each([
  ['digits', '0'.repeat(long)],
  ['Bengali digits', '১'.repeat(long)],
  ['mathematical digits', '𝟿'.repeat(long)],
  ['phone numbers', '01712345678/'.repeat(long / 10)],
  ['half phone numbers', '+880'.repeat(long)],
  ['brackets', '('.repeat(long)],
  ['spaces', ' '.repeat(long) + 'x'],
  ['line breaks', 'x\n'.repeat(1000)],
  ['many line breaks', `x${'\r\n'.repeat(long)}x`],
  ['at signs', '@.'.repeat(long)],
  ['dots', `a${'.'.repeat(long)}`],
  ['labels', `a@${'a.'.repeat(long)}`],
  ['hyphens', `a@${'-'.repeat(long)}`],
  ['commas', 'a,'.repeat(long)],
  ['letters', 'a'.repeat(long)],
  ['Bengali letters', 'ক্ষ'.repeat(long / 3)],
  ['vowels', 'আা'.repeat(long / 2)],
  ['hasantas', '্'.repeat(long)],
  ['joiners', '\u200d'.repeat(long)],
  ['words', 'md '.repeat(long / 3)],
  ['aitches', 'kh'.repeat(long / 2)],
  ['years', '5 years '.repeat(long / 8)],
  ['ranges', '5-'.repeat(long / 2)],
  ['marks', '\u0301'.repeat(long)],
  ['ligatures that decompose', 'ﷺ'.repeat(long)],
  ['lone surrogates', '\ud800'.repeat(long)],
])('%s in great number freeze nothing', (_, typed) => {
  throughEverything(typed);
  for (const field of ['phone', 'passport', 'email', 'country', 'day', 'experience']) {
    expect([field, normalisers[field]!(typed)]).toEqual([field, null]);
  }
});

const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
  .map((units) => String.fromCharCode(...units));
/** Made of what people do type, so that fields read something out of it now and then. */
const likelyText = fc
  .array(
    fc.constantFrom(
      ...'০১৭৮৯0178923456 -/.,+()@:।\n\u200d\u200c\u00a0\ufeff',
      ...'আইকরহমযােি়্ঃংঙaehiIyYrRkKsSzZ',
      ...'880|017|12345678|A|BX|মার্চ|may|1998|98|gmail|.com|.con|বছর|years|since'.split('|'),
      ...'মোঃ|Md.|রহিম|Hungary|পোল্যান্ড|৫|🙂'.split('|'),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''));
const text = fc.oneof(anyText, likelyText, fc.string({ unit: 'grapheme' }));

describe('for any text', () => {
  test('nothing throws', () => {
    forAll(fc.property(text, throughEverything), { numRuns: 3000 });
  });

  test.each(Object.entries(normalisers))('%s: twice is once', (_, normalise) => {
    forAll(
      fc.property(text, (typed) => {
        const once = normalise(typed);
        if (once !== null) expect(normalise(once)).toBe(once);
      }),
      { numRuns: 3000 },
    );
  });

  test('a phone number is E.164', () => {
    forAll(
      fc.property(text, (typed) => {
        expect(normalisePhone(typed).value ?? '+12345678').toMatch(/^\+[1-9]\d{7,14}$/);
      }),
      { numRuns: 3000 },
    );
  });

  test('a question has at most one sentence, and a value is never empty', () => {
    forAll(
      fc.property(text, (typed) => {
        for (const field of [normalisePhone, normalisePassport, normaliseEmail]) {
          const { value, warnings } = field(typed);
          expect(warnings.length).toBeLessThanOrEqual(1);
          expect(value).not.toBe('');
        }
      }),
    );
  });

  test('search terms hold nothing that a LIKE would read as a pattern', () => {
    // Letters that are whole words, or a space with a mark, once they are taken apart.
    for (const letter of ['\ufdfa', '\ufdfb', '\u037a', '\ufc5e', '\ufe70']) {
      for (const term of nameReadings(`a${letter}b`).flat()) expect(term).toMatch(/^[^%_\\'\s]+$/);
    }
    forAll(
      fc.property(text, (typed) => {
        for (const term of nameReadings(typed).flat()) expect(term).toMatch(/^[^%_\\'\s]+$/);
      }),
    );
  });

  test('a name is found by what it was typed as', () => {
    forAll(
      fc.property(text, (typed) => {
        const key = nameSearchKey(typed);
        for (const term of nameReadings(typed)[0] ?? []) expect(key).toContain(` ${term}`);
      }),
      { numRuns: 3000 },
    );
  });
});

test('every mobile number in every way of writing it is the same one', () => {
  const number = fc.tuple(fc.constantFrom(...'3456789'), fc.integer({ min: 0, max: 99_999_999 }));
  const prefix = fc.constantFrom('', '0', '880', '+880', '00880', '+88 0', '(+88) 0', '+880 0');
  const separator = fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u200e');
  forAll(
    fc.property(
      number,
      prefix,
      separator,
      fc.boolean(),
      ([operator, rest], before, between, bengali) => {
        const national = `1${operator}${String(rest).padStart(8, '0')}`;
        const typed = before + national.replace(/(?=(....)+$)/g, between);
        const digits = typed.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
        expect(normalisePhone(bengali ? digits : typed).value).toBe(`+880${national}`);
      },
    ),
  );
});

test('every day from 1920 on is read from every way of writing it', () => {
  const months =
    'January February March April May June July August September October November December'.split(
      ' ',
    );
  const day = fc.date({ min: new Date('1920-01-01'), max: new Date(today), noInvalidDate: true });
  forAll(
    fc.property(day, (date) => {
      const iso = date.toISOString().slice(0, 10);
      const [year, month, dayOfMonth] = iso.split('-').map(Number) as [number, number, number];
      for (const typed of [
        iso,
        `${dayOfMonth}/${month}/${year}`,
        `${dayOfMonth} ${months[month - 1]} ${year}`,
        iso.split('-').reverse().join(''),
      ]) {
        expect(parseDay(typed, today)).toMatchObject({ day: iso });
      }
    }),
  );
});
