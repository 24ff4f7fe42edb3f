import type { SelectQueryBuilder } from 'kysely';
import type { Documents } from '#app/content/documents.ts';
import { isNumberAlone, toAsciiDigits } from '#app/normalise/digits.ts';
import { nameReadings } from '#app/normalise/name.ts';
import { searchedNumbers } from '#app/normalise/phone.ts';
import type { PassportCipher } from '../storage/passport-cipher.server.ts';
import { containing } from '#app/database/containing.server.ts';
import type { Tables } from '#app/database/tables.ts';
import { passportQuery } from './passport-query.ts';
import { paymentQuery } from './payment-query.ts';
import { jobReadings } from '../storage/job-words.ts';
import {
  innerNameTerm,
  jobTerm,
  nameTerm,
  phoneTerm,
  receiptTerm,
} from '../storage/search-terms.ts';

type Query = SelectQueryBuilder<Tables, 'application' | 'applicationTerm', { position: number }>;

/**
 * One way to understand what was typed: the term whose rows are looked through, newest first, or null
 * for all rows; what a row must hold; and how many of the newest are looked at where nothing helps.
 */
export type Interpretation = {
  term: string | null;
  restrict: (query: Query) => Query;
  newest?: number;
};

/** Rows that a search without an index looks through. */
const bounded = 100_000;

/**
 * Every way to understand what staff have typed: beginnings of the words of a name in either script,
 * a job in either language, digits of a phone number, a receipt number or its first half, the number of a payment, and with
 * `passports` a passport number or its last four characters.
 */
export function interpretationsOf(
  typed: string,
  listed: Documents['sectors'],
  passports: PassportCipher | null,
): Interpretation[] {
  const text = toAsciiDigits(typed.normalize('NFKC')).trim();
  const code = text.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
  const payment = paymentQuery(typed);
  return [
    ...(isNumberAlone(text)
      ? searchedNumbers(text).map(byPhone)
      : [...byName(text), ...jobReadings(text, listed).map(byJob)]),
    ...(/^[A-Z\d]{4,8}$/.test(code) ? [byReceipt(code)] : []),
    ...(payment ? [byPayment(payment)] : []),
    ...(passports ? byPassport(typed, passports) : []),
  ];
}

/**
 * Where nothing fits these: a whole phone number among other words (`Mobile: 01712345678`), or the same sounds anywhere in
 * a word of the name. One or two sounds, which most pages of rows hold anyway, are looked for among the newest rows.
 */
export function furtherInterpretationsOf(typed: string): Interpretation[] {
  // Digits are no name, and those of a phone have their own terms.
  if (!/\p{L}/u.test(typed)) return [];
  // Those behind a letter are of a passport.
  const numbers = searchedNumbers(typed.replace(/\p{L}\p{N}+/gu, ' ')).filter(
    (digits) => digits.length > 5,
  );
  // A vowel that begins a search is written in the middle of a word only as i.
  const sounds = (nameReadings(typed)[0] ?? [])
    .map((sound) => sound.replace(/^a/, ''))
    .filter(Boolean);
  const longest = longestSoundOf(sounds);
  if (longest === undefined) return numbers.map(byPhone);
  const term = innerNameTerm(longest);
  const within = {
    term,
    ...(!term && { newest: bounded }),
    restrict: (query: Query) =>
      sounds.reduce((q, sound) => q.where('nameSearchKey', 'like', containing(sound)), query),
  };
  return [...numbers.map(byPhone), within];
}

function byPhone(digits: string): Interpretation {
  return {
    term: phoneTerm(digits),
    restrict: (query) => query.where('phoneDigits', 'like', containing(digits)),
  };
}

/** Digits among the words of a name (`rahim 017`) are those of the phone. */
function byName(text: string): Interpretation[] {
  const digits = text.match(/(?<!\S)\d{3,}(?!\S)/g) ?? [];
  return nameReadings(text.replace(/(?<!\S)\d{3,}(?!\S)/g, ' ')).map((sounds) => ({
    term: nameTerm(longestSoundOf(sounds) ?? ''),
    restrict: (query) => {
      const named = sounds.reduce(
        (q, sound) => q.where('nameSearchKey', 'like', containing(` ${sound}`)),
        query,
      );
      return digits.reduce((q, part) => q.where('phoneDigits', 'like', containing(part)), named);
    },
  }));
}

function longestSoundOf(sounds: string[]): string | undefined {
  return sounds.toSorted((a, b) => b.length - a.length)[0];
}

/** All the words, in any order. */
function byJob(words: string[]): Interpretation {
  const [longest = '', ...others] = words.toSorted((a, b) => b.length - a.length);
  const isHeld = (query: Query, word: string) =>
    query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('applicationTerm as also')
          .select('also.term')
          .where('also.term', '=', jobTerm(word))
          .whereRef('also.position', '=', 'application.position'),
      ),
    );
  return { term: jobTerm(longest), restrict: (query) => others.reduce(isHeld, query) };
}

function byReceipt(code: string): Interpretation {
  if (code.length === 8) {
    return { term: null, restrict: (query) => query.where('receiptNumber', '=', code) };
  }
  const term = receiptTerm(code);
  return { term, restrict: (query) => query.where('receiptNumber', 'like', `${code}%`) };
}

/** Whose money a receipt is for: the index of their numbers has one row. */
function byPayment(receiptNo: string): Interpretation {
  return {
    term: null,
    restrict: (query) =>
      query.where('application._id', 'in', (of) =>
        of
          .selectFrom('payment')
          .select('payment.application')
          .where('payment.receiptNo', '=', receiptNo)
          .$castTo<{ application: string }>(),
      ),
  };
}

function byPassport(typed: string, passports: PassportCipher): Interpretation[] {
  const wanted = passportQuery(typed);
  if (!wanted) return [];
  const { passportHashes, passportTailHashes } = passports.searchHashes(wanted.code);
  const by = (column: 'passportHash' | 'passportTailHash') => (hash: string) => ({
    term: null,
    restrict: (query: Query) => query.where(column, '=', hash),
  });
  return [
    ...passportHashes.map(by('passportHash')),
    ...passportTailHashes.map(by('passportTailHash')),
  ];
}
