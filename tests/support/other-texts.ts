import { defaultDocuments } from '#app/content/defaults.server.ts';
import { type Documents, documentIds, documents } from '#app/content/documents.ts';
import { textLimits } from '#app/content/faults/text-limits.ts';
import type { DocumentKind, Field } from '#app/content/fields.ts';
import { contentWithLeaves, isRecord, leavesIn, placeAt } from '#app/content/leaves.ts';
import { graphemes } from '#app/i18n/graphemes.ts';
import { type Bilingual, type Language, languages } from '#app/i18n/language.ts';

type TextField = Extract<Field, { type: 'both' | 'lines' }>;

/** The shipped content with every word replaced by another one of the same length and script. Figures stay. */
export function otherTexts(): Documents {
  return withTexts((text, { language }) =>
    text.replace(wordsOf[language], (word) => otherWord(word, language)),
  );
}

/** The shipped content with every text as long as its field allows. */
export function longestTexts(): Documents {
  return withTexts((text, { language, limit }) => {
    let longest = text;
    for (let at = graphemes(text); ; at += 1) {
      const next = `${longest} ${pools[language][at % pools[language].length]}`;
      if (graphemes(next) > limit) return longest;
      longest = next;
    }
  });
}

type Text = { language: Language; limit: number };

function withTexts(change: (text: string, about: Text) => string): Documents {
  const shipped = defaultDocuments();
  const made = documentIds.map((id) => {
    const { fields }: DocumentKind = documents[id];
    const limitOf = textLimits(fields, shipped[id]);
    const leaves = Object.entries(leavesIn(fields, shipped[id])).flatMap(([path, value]) => {
      const place = placeAt(fields, path);
      const isText = place?.kind === 'leaf' && place.field.type !== 'fact';
      return isText ? [[path, changed(value, limitOf(path, place.field as TextField))]] : [];
    });
    return [id, contentWithLeaves(fields, shipped[id], Object.fromEntries(leaves))];
  });
  return Object.fromEntries(made) as Documents;

  function changed(value: unknown, limit: number): unknown {
    if (Array.isArray(value)) return value.map((one) => changed(one, limit));
    const text = value as Bilingual;
    return Object.fromEntries(
      languages.map((language) => [language, change(text[language], { language, limit })]),
    );
  }
}

/** Whole words without figures; Bengali vowel signs are no letters of their own. */
const wordsOf = { en: /[a-z]{2,}/gi, bn: /[\u0985-\u09b9\u09ce\u09dc-\u09df][\u0981-\u09e3]*/g };

const pools = { en: poolOf('en'), bn: poolOf('bn') };

/** All words of the shipped content in one language, sorted. */
function poolOf(language: Language): string[] {
  const words = new Set<string>();
  const collect = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(collect);
    else if (isRecord(value) && typeof value[language] === 'string')
      for (const [word] of value[language].matchAll(wordsOf[language])) words.add(word);
    else if (isRecord(value)) Object.values(value).forEach(collect);
  };
  collect(defaultDocuments());
  return [...words].toSorted();
}

function otherWord(word: string, language: Language): string {
  const alike = pools[language].filter((other) => graphemes(other) === graphemes(word));
  return alike[(alike.indexOf(word) + 1) % alike.length] ?? word;
}
