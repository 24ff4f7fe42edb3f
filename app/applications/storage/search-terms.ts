import { nameSounds } from '#app/normalise/name.ts';
import { jobWords, minBeginning } from './job-words.ts';

/** Beginnings longer than this are compared with the row itself. */
const longestBeginning = 8;
/** Parts of phone numbers that are indexed: a search looks for the longest of them that it holds. */
const phoneParts = [7, 5, 3] as const;
/** Parts of names that are indexed, wherever in a word they are. */
const namePart = 3;
/** Beginnings of the words of a job that are indexed are no longer: enough to tell jobs apart. */
const longestJobBeginning = 12;
/** How much of a receipt number is read out first. */
const receiptPart = 4;

/** What an application is found by. */
export type IndexedFields = {
  name: string;
  phoneDigits: string;
  job: string;
  receiptNumber: string;
};

/**
 * The terms under which an application is found: every beginning and every part of three letters of
 * every word of its name, by sound, every part of its phone number that has 3, 5 or 7 digits, the
 * beginnings of the words of its job, and the first half of its receipt number. Some 55 for a usual one.
 */
export function searchTerms({ name, phoneDigits, job, receiptNumber }: IndexedFields): string[] {
  const terms = new Set<string>();
  const { single, joined } = nameSounds(name);
  for (const sound of [...single, ...joined]) {
    for (let length = 1; length <= Math.min(sound.length, longestBeginning); length++) {
      terms.add(`n${sound.slice(0, length)}`);
    }
  }
  for (const sound of single) {
    for (let at = 0; at + namePart <= sound.length; at++) {
      terms.add(`i${sound.slice(at, at + namePart)}`);
    }
  }
  for (const length of phoneParts) {
    for (let at = 0; at + length <= phoneDigits.length; at++) {
      terms.add(`p${phoneDigits.slice(at, at + length)}`);
    }
  }
  for (const word of jobWords(job)) {
    const longest = Math.min(word.length, longestJobBeginning);
    for (let length = Math.min(minBeginning, longest); length <= longest; length++) {
      terms.add(`j${word.slice(0, length)}`);
    }
  }
  terms.add(receiptTerm(receiptNumber));
  return [...terms];
}

/** The term under which every row is found with a word that sounds like this at its beginning, and perhaps more. */
export function nameTerm(sound: string): string {
  return `n${sound.slice(0, longestBeginning)}`;
}

/**
 * The term that holds every row with a word that has these sounds somewhere, and perhaps more; null for
 * fewer than three.
 */
export function innerNameTerm(sounds: string): string | null {
  return sounds.length < namePart ? null : `i${sounds.slice(-namePart)}`;
}

/**
 * The term that holds every row with these digits, and perhaps more; null for one or two digits, which
 * nearly every row holds. The last digits, because the first are those of the operator.
 */
export function phoneTerm(digits: string): string | null {
  const length = phoneParts.find((part) => part <= digits.length);
  return length === undefined ? null : `p${digits.slice(-length)}`;
}

/** The term that holds every row with a word in its job that begins so. */
export function jobTerm(word: string): string {
  return `j${word.slice(0, longestJobBeginning)}`;
}

/** The term that holds every row with a receipt number that begins with the same four characters. */
export function receiptTerm(code: string): string {
  return `r${code.slice(0, receiptPart)}`;
}
