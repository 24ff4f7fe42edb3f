import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { containing, spellingsOf } from '#app/database/containing.server.ts';
import type { Tables } from '#app/database/tables.ts';
import { isNumberAlone, searchedDigits } from '#app/normalise/digits.ts';
import { nameSearchTerms } from '#app/normalise/name.ts';

type Builder = ExpressionBuilder<Tables, 'contactMessage'>;

/** Where a word of a search is looked for as it was written. */
const written = ['question', 'address', 'fromPlace', 'toPlace', 'reference'] as const;

/**
 * For a query: whether a message holds everything that was typed. A number on its own is looked for in the
 * telephone number, however it is written; each word in the name, by its sound in either script, or in the text.
 */
export function holdsWords(typed: string): (builder: Builder) => Expression<SqlBool> {
  return (builder) =>
    isNumberAlone(typed)
      ? builder.or([holdsDigits(builder, typed), holdsText(builder, typed.trim())])
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
  const digits = searchedDigits(text);
  return digits.length < 3 ? lit(false) : eb('phoneDigits', 'like', containing(digits));
}

function holdsText({ eb, or }: Builder, text: string): Expression<SqlBool> {
  const spellings = spellingsOf(text);
  return or(
    written.flatMap((column) =>
      spellings.map((spelling) => eb(sql`lower(${sql.ref(column)})`, 'like', containing(spelling))),
    ),
  );
}
