import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { containing, isWritten, spellingsOf } from '#app/database/containing.server.ts';
import type { Tables } from '#app/database/tables.ts';
import { isNumberAlone } from '#app/normalise/digits.ts';
import { nameReadings } from '#app/normalise/name.ts';
import { searchedNumbers } from '#app/normalise/phone.ts';

type Builder = ExpressionBuilder<Tables, 'contactMessage'>;

/** Where a word of a search is looked for as it was written. */
const written = ['question', 'address', 'fromPlace', 'toPlace', 'reference'] as const;

/**
 * For a query: whether a message holds everything that was typed. A whole number is looked for in the telephone number,
 * however either is written; each word in the name, by its sound in either script, or in the text.
 */
export function holdsWords(typed: string): (builder: Builder) => Expression<SqlBool> {
  return (builder) =>
    isNumberAlone(typed)
      ? builder.or([holdsNumber(builder, typed), holdsText(builder, typed.trim())])
      : builder.or([
          // As a whole too, because a name is stored without its honorifics, and a number beside words (`Mobile: 017…`).
          isName(builder, typed),
          holdsNumber(builder, typed, 6),
          builder.and(typed.split(/\s+/).flatMap((word) => (word ? holdsWord(builder, word) : []))),
        ]);
}

function holdsWord(builder: Builder, word: string): Expression<SqlBool> {
  return builder.or([isName(builder, word), holdsText(builder, word), holdsNumber(builder, word)]);
}

/** With its sounds at the beginning of words, or where they are enough to tell something, within. */
function isName({ eb, and, or }: Builder, words: string): Expression<SqlBool> {
  return or(
    nameReadings(words).map((sounds) =>
      and(
        sounds.map((sound) =>
          eb('nameSearchKey', 'like', containing(sound.length < 4 ? ` ${sound}` : sound)),
        ),
      ),
    ),
  );
}

function holdsNumber({ eb, or }: Builder, text: string, least = 3): Expression<SqlBool> {
  const numbers = searchedNumbers(text).filter((digits) => digits.length >= least);
  return or(numbers.map((digits) => eb('phoneDigits', 'like', containing(digits))));
}

function holdsText(builder: Builder, text: string): Expression<SqlBool> {
  return isWritten(builder, written, spellingsOf(text));
}
