import { editDistance } from './edit-distance.ts';

/**
 * The number of a month (1 to 12) named in English or Bengali, shortened to at least three
 * characters or misspelt (`Febuary`, `Agust`, `জানুয়ারী`); 0 where no month or more than one is as
 * near: `juny` is June or July, and that is for the visitor to say. Expects lower case and NFC.
 */
export function monthOf(word: string): number {
  const slips = names.map((name) => {
    if (word.length < 3) return word === name ? 0 : Infinity;
    return name.startsWith(word) ? 0 : editDistance(word, name, name.length > 4 ? 2 : 1);
  });
  const fewest = Math.min(...slips);
  const months = new Set(slips.flatMap((count, at) => (count === fewest ? (at % 12) + 1 : [])));
  return fewest < Infinity && months.size === 1 ? [...months][0]! : 0;
}

// NFC takes য় apart, whichever way this file is saved.
const names =
  'january february march april may june july august september october november december জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর'
    .normalize('NFC')
    .split(' ');
