/**
 * How a word sounds, coarsely, in one scheme for Bengali and Latin script, so that `রহিম`, `Rahim`
 * and `RAHEEM` meet (all `rhim`):
 *
 * - aspirated and plain (kh k), the three s, j and z, v and b, doubled and single are one;
 * - a first vowel stays, as `i` (i, e, y; ই, এ) or `a` (every other, and w);
 * - later on a, o, u and w vanish: Bengali does not write its inherent vowel, and people spell it as
 *   they please (`Karim`, `Korim`);
 * - `i` stays (ি, ী; i, ee, y between consonants), and swallows the vowels behind it (`Mia`);
 * - `e` stands for ে, e, y beside a vowel, the য-ফলা and diphthongs that end in i (`Hossain`). Spellings
 *   differ most here: `Akter` and `Aktar` are both আক্তার, so whoever compares decides what it counts for;
 * - a last h behind two or more characters vanishes (`Miah`, `Abdullah`).
 *
 * Expects one word of letters and marks. Other scripts pass through.
 */
export function soundOf(word: string): string {
  const plain = word.normalize('NFKC').toLowerCase().normalize('NFC');
  const sounds = /\p{Script=Bengali}/u.test(plain) ? bengaliSounds(plain) : latinSounds(plain);
  return sounds
    .replace(/ng(?=k)/g, 'n')
    .replace(/([^aie])\1+/gu, '$1')
    .replace(/[aie]+/g, (vowels, at: number) => {
      if (at === 0) return vowels[0] === 'a' ? 'a' : 'i';
      if (vowels[0] === 'i') return 'i';
      return /[ie]/.test(vowels) ? 'e' : '';
    })
    .replace(/(?<=..)h$/u, '');
}

/** Consonants as they are, vowels as a (a, o, u), i and e; the inherent vowel is written out. */
function bengaliSounds(word: string): string {
  return (
    word
      // য is a vowel sign after a consonant, but a letter after র, unless a joiner says otherwise (র‍্যাব).
      .replace(/র\u200d\u09cdয(?!\u09bc)/g, 'রে')
      .replace(/(?<!র)\u09cdয(?!\u09bc)/g, 'ে')
      .replace(/[\u200c\u200d]/g, '')
      // Silent where it hangs below these: স্বপন is Shopon.
      .replace(/(?<=[সশষতথদধজ])\u09cdব/g, '')
      // ছ is an s in names (ছালমা), except doubled.
      .replace(/চ\u09cdছ/g, 'চ')
      .replace(/ক\u09cdষ/g, 'ক')
      .replace(/জ\u09cdঞ/g, 'গ')
      .replace(/[ডঢ]\u09bc/g, 'র')
      // য় is w between o or u and a vowel (আনোয়ার, ওয়াহিদ), y elsewhere.
      .replace(/(?<=[োুূওউঊ])য\u09bc/g, 'ও')
      .replace(/য\u09bc/g, 'এ')
      .replace(/([ক-হৎৰৱ])(?=([\u09be-\u09cd]?))/gu, (_, consonant: string, sign: string) =>
        sign || consonant === 'ৎ' ? `${bengali[consonant]}` : `${bengali[consonant]}a`,
      )
      .replace(/[\u0981-\u09cd]/g, (letter) => bengali[letter] ?? '')
  );
}

const bengali: Record<string, string> = Object.fromEntries(
  [
    ['k', 'কখ'],
    ['g', 'গঘ'],
    ['ng', 'ঙং'],
    ['c', 'চ'],
    ['j', 'জঝয'],
    ['n', 'ঞণন'],
    ['t', 'টঠতথৎ'],
    ['d', 'ডঢদধ'],
    ['p', 'প'],
    ['f', 'ফ'],
    ['b', 'বভৱ'],
    ['m', 'ম'],
    ['r', 'রৰ'],
    ['l', 'ল'],
    ['s', 'শষসছ'],
    ['h', 'হ'],
    ['a', 'অআউঊওঔ\u09be\u09c1\u09c2\u09cb\u09cc'],
    ['i', 'ইঈ\u09bf\u09c0'],
    ['e', 'এ\u09c7'],
    ['ae', 'ঐ\u09c8'],
    ['ri', 'ঋ\u09c3'],
  ].flatMap(([sound = '', letters = '']) => [...letters].map((letter) => [letter, sound])),
);

function latinSounds(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ksh|kkh|ck/g, 'k')
    .replace(/([cgjktdbs])h+/g, '$1')
    .replace(/ph/g, 'f')
    .replace(/ee/g, 'i')
    .replace(/(?<=[aeiouwy])y|y(?=[aeiou])/g, 'e')
    .replace(/[quowzvxyß]/g, (letter) => latin[letter] ?? letter);
}

const latin: Record<string, string> = {
  q: 'k',
  x: 'ks',
  z: 'j',
  v: 'b',
  y: 'i',
  o: 'a',
  u: 'a',
  w: 'a',
  ß: 's',
};
