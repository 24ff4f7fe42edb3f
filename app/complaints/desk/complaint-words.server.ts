import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { containing, spellingsOf } from '#app/database/containing.server.ts';
import type { Tables } from '#app/database/tables.ts';
import { isNumberAlone, searchedDigits, toAsciiDigits } from '#app/normalise/digits.ts';

type Builder = ExpressionBuilder<Tables, 'complaint'>;

/** Where a word of a search is looked for as it was written. */
const written = ['reference', 'text', 'receiptNo', 'name', 'phone', 'email', 'answer'] as const;

/** For a query: whether a complaint holds every word that was typed, a number in any digits and with any gaps. */
export function holdsWords(typed: string): (builder: Builder) => Expression<SqlBool> {
  const words = isNumberAlone(typed) ? [typed.trim()] : typed.trim().split(/\s+/);
  return (builder) =>
    builder.and(
      words.map((word) => builder.or([holdsText(builder, word), holdsDigits(builder, word)])),
    );
}

/** Both sides without what stands between digits, and in the digits of either script. */
function holdsDigits({ eb, lit, or }: Builder, word: string): Expression<SqlBool> {
  const digits = searchedDigits(word);
  if (digits.length < 3) return lit(false);
  const bare = sql`replace(replace(replace("phone", '-', ''), ' ', ''), '.', '')`;
  return or([digits, inBengali(digits)].map((spelling) => eb(bare, 'like', containing(spelling))));
}

function holdsText({ eb, or }: Builder, word: string): Expression<SqlBool> {
  const ascii = toAsciiDigits(word);
  const spellings = [...new Set([...spellingsOf(word), ...spellingsOf(ascii), inBengali(ascii)])];
  return or(
    written.flatMap((column) =>
      spellings.map((spelling) => eb(sql`lower(${sql.ref(column)})`, 'like', containing(spelling))),
    ),
  );
}

function inBengali(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCodePoint(0x9e6 + Number(digit)));
}
