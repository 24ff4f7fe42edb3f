import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAll } from '#tests/support/for-all.ts';
import { messageSentences } from './form/form-messages.tsx';
import { checkApplication } from './check-application.server.ts';
import { keysOf } from '#app/config/typed-record.ts';
import { consentVersion, fields, formFields } from './fields.ts';
import { type Answers, validateAnswers } from './rules.ts';

const today = '2026-03-01';
const problemsIn = (answers: Answers, day: string) => validateAnswers(answers, day).problems;
const warningsFor = (answers: Answers, day: string) => validateAnswers(answers, day).warnings;

const good: Answers = {
  name: 'মোঃ রাকিব হাসান',
  birth: '৫/৩/১৯৯৮',
  phone: '০১৭১২৩৪৫৬৭৮',
  email: 'rakib@gmail.com',
  noEmail: false,
  address: 'Mirpur, Dhaka',
  job: 'Electrician',
  experience: '৬ বছর',
  passport: 'A01234567',
  reference: 'None',
  present: 'বাংলাদেশ',
  interested: 'Hungary',
  helperName: '',
  helperPhone: '',
  consent: consentVersion(18),
};

test('of a number without a code the country is asked, unless the present one tells it', () => {
  const asked = [{ field: 'phone', code: 'phone_which_country' }];
  const inSaudiArabia = { ...good, phone: '0501234567', present: 'সৌদি আরব' };
  const elsewhere = { ...inSaudiArabia, present: 'Atlantis' };
  const unclear = { ...inSaudiArabia, present: 'বাংলাদেশ' };
  const onServer = (answers: Answers) => checkApplication(answers, today).validation;
  expect(onServer(inSaudiArabia).parsed.phone.value).toBe('+966501234567');
  expect(onServer(inSaudiArabia).warnings).toEqual([]);
  expect(onServer(elsewhere).warnings).toEqual(asked);
  // A visitor's browser knows no other country's numbers.
  expect(warningsFor(elsewhere, today)).toEqual([]);
  expect(warningsFor(unclear, today)).toEqual(asked);
});

test('answers as most people give them are neither wrong nor asked about', () => {
  expect(problemsIn(good, today)).toEqual([]);
  expect(warningsFor(good, today)).toEqual([]);
});

describe('problems', () => {
  test('all of them are told at once, in the order of the form', () => {
    const answers = { ...good, interested: ' ', email: 'rakib.mail.com', name: '' };
    expect(problemsIn(answers, today)).toEqual([
      { field: 'name', code: 'required' },
      { field: 'email', code: 'email_unreadable' },
      { field: 'interested', code: 'required' },
    ]);
  });

  test('an empty e-mail needs the tick', () => {
    expect(problemsIn({ ...good, email: '' }, today)).toEqual([
      { field: 'email', code: 'required' },
    ]);
    expect(problemsIn({ ...good, email: '', noEmail: true }, today)).toEqual([]);
  });

  test('an e-mail that cannot be one comes with what was probably meant', () => {
    const [problem] = problemsIn({ ...good, email: 'abc@gmail,com' }, today);
    expect(problem).toMatchObject({ field: 'email', suggestion: 'abc@gmail.com' });
    expect(messageSentences(problem!).en).toContain('abc@gmail.com');
  });

  test('a day with its parts swapped comes with the day that may have been meant', () => {
    const [problem] = problemsIn({ ...good, birth: '02/28/1990' }, today);
    expect(problem).toMatchObject({ field: 'birth', choices: ['1990-02-28'] });
    expect(messageSentences(problem!).en).toContain('28 February 1990');
  });

  test('what is too long says how much fits, in the digits of the language', () => {
    const [problem] = problemsIn({ ...good, name: 'x'.repeat(121) }, today);
    const { en, bn } = messageSentences(problem!);
    expect(en).toContain('120');
    expect(bn).toContain('১২০');
  });

  test('nothing is taken without consent', () => {
    expect(problemsIn({ ...good, consent: '' }, today)).toEqual([
      { field: 'consent', code: 'required' },
    ]);
  });

  test('who helps is known by name and phone, or not at all', () => {
    expect(problemsIn({ ...good, helperName: 'Karim' }, today)).toEqual([
      { field: 'helperPhone', code: 'required' },
    ]);
    expect(problemsIn({ ...good, helperPhone: '01000000001' }, today)).toEqual([
      { field: 'helperName', code: 'required' },
    ]);
    expect(problemsIn({ ...good, helperName: 'Karim', helperPhone: '01000000001' }, today)).toEqual(
      [],
    );
  });

  /** Fields that the server refuses, and those in which the form finds a mistake. */
  function judged(answers: Answers) {
    const { errors } = checkApplication(answers, today, { needsConsent: true });
    return {
      refused: errors.map(({ field }) => field),
      found: problemsIn(answers, today).map(({ field }) => String(field)),
    };
  }

  const texts = keysOf(fields).filter((field) => !fields[field].isOptional && field !== 'email');
  const tooLong = formFields.filter((field) => field !== 'consent');
  test.each<[string, Partial<Answers>]>([
    ...texts.map((field): [string, Partial<Answers>] => [field, { [field]: ' ' }]),
    ...tooLong.map((field): [string, Partial<Answers>] => [
      field,
      { helperName: 'Karim', helperPhone: '017', [field]: 'x'.repeat(600) },
    ]),
    ...tooLong.map((field): [string, Partial<Answers>] => [
      field,
      { helperName: 'Karim', helperPhone: '017', [field]: 'a\0b' },
    ]),
    ['email', { email: '', noEmail: false }],
    ['email', { email: 'x@y' }],
    ['email', { email: 'rakib.mail.com' }],
    ['email', { email: 'x@y', noEmail: true }],
    ['birth', { birth: 'soon' }],
    ['birth', { birth: '31/02/1998' }],
    ['birth', { birth: '02/03/2026' }],
    ['birth', { birth: '31/12/1919' }],
    ['helperName', { helperPhone: '01712345678' }],
    ['helperPhone', { helperName: 'Karim' }],
    ['consent', { consent: '' }],
  ])('form and server refuse %s of %j', (field, changed) => {
    const { refused, found } = judged({ ...good, ...changed });
    expect(refused).toEqual([field]);
    expect(found).toEqual([field]);
  });

  test('the form finds exactly what the server refuses', () => {
    const odd = fc.constantFrom('', ' ', '\u200b', 'a\0b', '\ud800', 'x@y', 'x'.repeat(600));
    const text = fc.oneof(odd, fc.string(), fc.constant('05/03/1998'));
    const anything = fc.record({
      ...Object.fromEntries(
        formFields.map((field) => [field, fc.oneof(fc.constant(good[field]), text)]),
      ),
      noEmail: fc.boolean(),
      consent: fc.constantFrom('', consentVersion(18)),
    }) as fc.Arbitrary<Answers>;
    forAll(
      fc.property(anything, (answers) => {
        const { refused, found } = judged(answers);
        expect(found).toEqual(refused);
      }),
    );
  });

  test('a character that cannot be stored says so', () => {
    const [problem] = problemsIn({ ...good, name: 'a\0b' }, today);
    expect(messageSentences(problem!).en).toContain('cannot be stored');
  });
});

describe('warnings', () => {
  test('slips that can be taken as typed', () => {
    const answers = {
      ...good,
      birth: '01/01/2015',
      phone: '0255012345',
      email: 'abc@gmail.con',
      passport: '1234567890',
    };
    const warnings = warningsFor(answers, today);
    expect(warnings.map(({ field }) => field)).toEqual(['birth', 'phone', 'email', 'passport']);
    for (const warning of warnings) {
      expect(messageSentences(warning).en).not.toContain('cannot be stored');
      expect(messageSentences(warning).bn).toMatch(/[\u0980-\u09ff]/);
    }
  });

  test('nobody is asked about an e-mail that is not there', () => {
    expect(warningsFor({ ...good, email: '', noEmail: true }, today)).toEqual([]);
  });
});
