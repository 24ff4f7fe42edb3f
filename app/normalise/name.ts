import { withoutInvisible } from './invisible.ts';
import { soundOf } from './transliteration.ts';

/**
 * What the search column of a name holds: the words without honorifics in lower case and NFC, then
 * their sounds in Latin letters, with a space before each: ` আব্দুর রহমান abdr rhmn abdrhmn`. A word whose
 * vowels are spelt in several ways is there with each of its sounds, so that a search asks for one
 * only. Empty when the name has no letters. Only ever made from what was typed, not from a key.
 * For the server: the browser has no use for it.
 */
export function nameSearchKey(name: string): string {
  const { single, joined } = nameSounds(name);
  return [...new Set([...wordsOf(name), ...single, ...joined])].map((part) => ` ${part}`).join('');
}

/**
 * Every way in which the words of a name sound: the part of the key that a search asks for. `joined` are those of two or three
 * words written as one, and of what a short form stands for.
 */
export function nameSounds(name: string): { single: string[]; joined: string[] } {
  const spelt = [name, withoutApostrophes(name)].map(wordsOf);
  const readings = [...spelt, ...spelt.map(withInitialsJoined)];
  const joined = readings.flatMap((words) => [
    ...neighbours(words).map(({ word }) => word),
    ...words.flatMap((word, at) =>
      abdul.test(word) && (words[at + 1]?.length ?? 0) > 2 ? abduls : [],
    ),
  ]);
  return { single: soundsOfAll(readings.flat()), joined: soundsOfAll(joined) };
}

/** Most readings of a name are the same words, and to hear one takes longer than to compare it. */
function soundsOfAll(words: string[]): string[] {
  return [...new Set([...new Set(words)].flatMap(soundsOf))].filter(Boolean);
}

/**
 * What to look for in the column when staff type a name or its beginning, in either script: a record
 * matches when its key contains every term of one reading after a space (`LIKE '% ' || term || '%'`). The
 * first reading takes the words as they are, the others take two or three as one. Terms are letters, marks
 * and digits only, so nothing in them needs escaping. No readings, nothing that could be a name.
 */
export function nameReadings(query: string): string[][] {
  const words = withInitialsJoined(wordsOf(withoutApostrophes(query)));
  // Each reading is a search of its own, and more words tell enough.
  const joined = words.length > 4 ? [] : neighbours(words);
  const readings = [
    words,
    ...joined.map(({ at, count, word }) => [
      ...words.slice(0, at),
      word,
      ...words.slice(at + count),
    ]),
  ].map((reading) => [...new Set(reading.map((word) => soundsOf(word)[0] ?? '').filter(Boolean))]);
  return readings.filter((terms) => terms.length > 0);
}

/**
 * What two writings of one name have in common: the sounds of its words, in the order of the alphabet, without those that are
 * spelt in several ways. Equal for `Md. Fatema Begum` and `বেগম ফাতিমা`. Empty when the name has no letters.
 */
export function nameInCommon(name: string): string {
  const words = withInitialsJoined(wordsOf(withoutApostrophes(name)));
  const sounds = words.map((word) => soundsOf(word)[2] ?? '').filter(Boolean);
  return [...new Set(sounds)].sort().join(' ');
}

/** Two or three words that stand side by side, as one; a letter that ends one and begins the next is written once or twice. */
function neighbours(words: string[]): { at: number; count: number; word: string }[] {
  // A text of more words is no name.
  if (words.length > 12) return [];
  return [2, 3].flatMap((count) =>
    words.slice(count - 1).map((_, at) => {
      const word = words.slice(at, at + count).reduce((before, next) => {
        return before + (before.endsWith(next[0] ?? '') ? next.slice(1) : next);
      });
      return { at, count, word };
    }),
  );
}

function soundsOf(word: string): string[] {
  // হৃদয় is Hridoy and Ridoy.
  const sound = soundOf(word);
  const sounds = [
    sound.replace(/e/g, ''),
    // Beside `Fatima` the key of ফাতেমা must have an i, and beside `Fatema` the key of ফাতিমা none.
    sound.replace(/e/g, 'i').replace(/i+/g, 'i'),
    sound.replace(/(?!^)[ie]/g, ''),
  ];
  return [...sounds.map((one) => one.replace(/^h(?=r)/, '')), ...sounds];
}

/** `D'Costa` is written DCosta as often as D Costa. */
function withoutApostrophes(name: string): string {
  return name.replace(/['’‘ʼ`´]/g, '');
}

/** In papers আঃ, A. or Abd. before a name stand for one of these. */
const abdul = /^(?:a|ab|abd|আ|আব|আবদ|আব্দ)$/;
const abduls = ['abdul', 'abdur', 'abdus', 'abdun', 'abdut', 'abduj'];

/** `A. K. M.` and `এ কে এম` are the one word `akm`, as which they are written, too. Two without a name are its beginnings. */
function withInitialsJoined(words: string[]): string[] {
  const joined: string[] = [];
  let run = '';
  for (const [at, word] of words.entries()) {
    const initial = initialOf(word);
    if (!initial) joined.push(word);
    run = initial ? run + initial : '';
    if (initial && !initialOf(words[at + 1] ?? '')) {
      const isName = run.length > 2 || (run.length === 2 && words.length > 2);
      joined.push(...(isName ? [run] : words.slice(at + 1 - run.length, at + 1)));
    }
  }
  return joined;
}

function initialOf(word: string): string {
  return /^[a-z]$/.test(word) ? word : (letterNames.get(word) ?? '');
}

/** How the letters of A. K. M. are written in Bengali. */
const letterNames = new Map(
  'এ বি সি ডি ই এফ জি এইচ আই জে কে এল এম এন ও পি কিউ আর এস টি ইউ ভি ডব্লিউ এক্স ওয়াই জেড'
    .normalize('NFC')
    .split(' ')
    .map((name, at) => [name, String.fromCharCode(97 + at)]),
);

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
