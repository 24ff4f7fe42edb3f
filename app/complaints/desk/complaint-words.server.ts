import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Role } from '#app/auth/staff-member.ts';
import { isWritten, spellingsOf } from '#app/database/containing.server.ts';
import type { Database } from '#app/database/database.server.ts';
import type { Tables } from '#app/database/tables.ts';
import { isNumberAlone, toAsciiDigits } from '#app/normalise/digits.ts';
import { nameReadings, nameSearchKey } from '#app/normalise/name.ts';
import { searchedNumbers } from '#app/normalise/phone.ts';
import { visibleComplaints } from './visible-complaints.server.ts';

type Builder = ExpressionBuilder<Tables, 'complaint'>;

/** Where a word of a search is looked for as it was written. */
const written = ['reference', 'text', 'receiptNo', 'name', 'phone', 'email', 'answer'] as const;

/** So many of the newest complaints are looked through for names and numbers. */
const newest = 2000;

/**
 * For a query: whether a complaint holds every word that was typed, or is from somebody with this name or one of these
 * telephone numbers. Names and numbers are read here and not by the database: complaints are few, and have no columns for it.
 */
export async function holdsWords(
  db: Database,
  typed: string,
  role: Role,
): Promise<(builder: Builder) => Expression<SqlBool>> {
  const from = await complaintsFrom(db, typed, role);
  const words = isNumberAlone(typed) ? [typed.trim()] : typed.trim().split(/\s+/);
  return (builder) => {
    const holds = builder.and(words.map((word) => isWritten(builder, written, allSpellings(word))));
    return from.length ? builder.or([holds, builder('_id', 'in', from)]) : holds;
  };
}

async function complaintsFrom(db: Database, typed: string, role: Role): Promise<string[]> {
  const least = isNumberAlone(typed) ? 3 : 6;
  const numbers = searchedNumbers(typed).filter((digits) => digits.length >= least);
  const readings = isNumberAlone(typed) ? [] : nameReadings(typed);
  const rows = await visibleComplaints(db, role)
    .select(['_id', 'name', 'phone'])
    .orderBy('createdAt', 'desc')
    .limit(newest)
    .execute();
  const found = rows.filter(({ name, phone }) => {
    const digits = toAsciiDigits(phone).replace(/\D/g, '');
    const key = name && nameSearchKey(name);
    return (
      numbers.some((number) => digits.includes(number)) ||
      readings.some((sounds) => sounds.every((sound) => key.includes(` ${sound}`)))
    );
  });
  return found.map(({ _id }) => _id);
}

function allSpellings(word: string): string[] {
  const ascii = toAsciiDigits(word);
  return [...new Set([...spellingsOf(word), ...spellingsOf(ascii), inBengali(ascii)])];
}

function inBengali(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCodePoint(0x9e6 + Number(digit)));
}
