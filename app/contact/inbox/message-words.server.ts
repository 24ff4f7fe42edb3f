import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { containing } from '#app/database/containing.server.ts';
import type { Tables } from '#app/database/tables.ts';
import { toAsciiDigits } from '#app/normalise/digits.ts';
import { nameSearchTerms } from '#app/normalise/name.ts';

type Builder = ExpressionBuilder<Tables, 'contactMessage'>;

/** Where a word of a search is looked for as it was written. */
const written = ['question', 'address', 'fromPlace', 'toPlace', 'reference'] as const;

/**
 * For a query: whether a message holds everything that was typed. A number on its own is looked for in the
 * telephone number, however it is written; each word in the name, by its sound in either script, or in the text.
 */
export function holdsWords(typed: string): (builder: Builder) => Expression<SqlBool> {
  const text = toAsciiDigits(typed).trim();
  const isNumber = /^[\d\s()+./\p{Pd}]*\d[\d\s()+./\p{Pd}]*$/u.test(text);
  return (builder) =>
    isNumber
      ? builder.or([holdsDigits(builder, text), holdsText(builder, typed.trim())])
      : builder.or([
          // As a whole too, because a name is stored without its honorifics.
          isName(builder, typed),
          builder.and(typed.split(/\s+/).flatMap((word) => (word ? holdsWord(builder, word) : []))),
        ]);
}

function holdsWord(builder: Builder, word: string): Expression<SqlBool> {
  return builder.or([isName(builder, word), holdsText(builder, word), holdsDigits(builder, word)]);
}

function isName({ eb, and, lit }: Builder, words: string): Expression<SqlBool> {
  const sounds = nameSearchTerms(words);
  if (sounds.length === 0) return lit(false);
  return and(sounds.map((sound) => eb('nameSearchKey', 'like', containing(` ${sound}`))));
}

function holdsDigits({ eb, lit }: Builder, text: string): Expression<SqlBool> {
  // Abroad 00 stands for the +, and a number may have come with or without the 88 before the 0.
  const digits = toAsciiDigits(text)
    .replace(/\D/g, '')
    .replace(/^00(?=[1-9])/, '')
    .replace(/^88(?=01)/, '');
  return digits.length < 3 ? lit(false) : eb('phoneDigits', 'like', containing(digits));
}

/** Letters that can be typed as one character or as two are looked for as both. */
function holdsText({ eb, or }: Builder, text: string): Expression<SqlBool> {
  const apart = text.normalize('NFC').toLowerCase();
  const joined = apart
    .replaceAll('ড\u09bc', '\u09dc')
    .replaceAll('ঢ\u09bc', '\u09dd')
    .replaceAll('য\u09bc', '\u09df');
  const spellings = [...new Set([text.toLowerCase(), apart, joined])];
  return or(
    written.flatMap((column) =>
      spellings.map((spelling) => eb(sql`lower(${sql.ref(column)})`, 'like', containing(spelling))),
    ),
  );
}
