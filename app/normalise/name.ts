import { withoutInvisible } from './invisible.ts';
import { soundOf } from './transliteration.ts';

/**
 * What the search column of a name holds: the words without honorifics in lower case and NFC, then
 * their sounds in Latin letters, with a space before each: ` আব্দুর রহমান abdr rhmn`. A word whose
 * vowels are spelt in several ways is there with each of its sounds, so that a search asks for one
 * only. Empty when the name has no letters. Only ever made from what was typed, not from a key.
 * For the server: the browser has no use for it.
 */
export function nameSearchKey(name: string): string {
  const words = wordsOf(name);
  const sounds = words.flatMap(soundsOf);
  return [...new Set([...words, ...sounds])]
    .filter(Boolean)
    .map((part) => ` ${part}`)
    .join('');
}

/** Every way in which a word of a name sounds: the part of the key that a search asks for. */
export function nameSounds(name: string): string[] {
  return [...new Set(wordsOf(name).flatMap(soundsOf))].filter(Boolean);
}

/**
 * What to look for in the column when staff type a name or its beginning, in either script: a record
 * matches when its key contains every term after a space (`LIKE '% ' || term || '%'`). Terms are
 * letters, marks and digits only, so nothing in them needs escaping. No terms, no restriction.
 */
export function nameSearchTerms(query: string): string[] {
  const terms = wordsOf(query).map((word) => soundOf(word).replace(/e/g, ''));
  return [...new Set(terms.filter(Boolean))];
}

function soundsOf(word: string): string[] {
  const sound = soundOf(word);
  return [
    sound.replace(/e/g, ''),
    // Beside `Fatima` the key of ফাতেমা must have an i, and beside `Fatema` the key of ফাতিমা none.
    sound.replace(/e/g, 'i').replace(/i+/g, 'i'),
    sound.replace(/(?!^)[ie]/g, ''),
  ];
}

/** The words of a name; honorifics only where there is nothing else (somebody called just `Mohammad`). */
function wordsOf(name: string): string[] {
  // Compatibility first: a single letter may stand for several words (ﷺ), and be split only later.
  const text = withoutInvisible(name).normalize('NFKC').toLowerCase().normalize('NFC');
  // The visarga of মোঃ is a mark, and people write on without a space behind it: মোঃআব্দুর.
  const words = text.replace(/ঃ/g, ' ').match(/[\p{L}\p{M}\p{Nd}\u200c\u200d]+/gu) ?? [];
  const telling = words.filter((word) => !honorific.test(word));
  return telling.length ? telling : words;
}

// Not by sound: Mahmud sounds like Mohammad. The bare letters are what is left of মোঃ, মুঃ, ডাঃ, ড.
const honorific = new RegExp(
  [
    'md|mr|mrs|ms|miss|mst|most|mosa|mohd|mhd|dr|engr|prof|haji|hazi|hajji|alhaj|alhajj|late|sri|shri|smt',
    'm[ou]h?amm?[aeo]d|m[ou]s+amm?[ao]t+h?',
    'মো|মু|মোহা|মুহা|মোহাং|মোসা|মোছা|মোসাং|মি|মিস|মিসেস|জনাব|জনাবা|ডা|ড|ইঞ্জি|প্রফেসর|হাজী|হাজি|আলহাজ|আলহাজ্ব|মরহুম|শ্রী|শ্রীমতি|শ্রীমতী',
    'ম[োু]হা?ম্?মা?ে?দ|ম[োু][সছ]া?ম্?মা?[তৎ]',
  ]
    .map((titles) => `^(?:${titles.normalize('NFC')})$`)
    .join('|'),
  'u',
);
