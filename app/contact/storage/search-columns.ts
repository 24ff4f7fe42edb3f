import type { ContactMessageTable } from '#app/database/tables.ts';
import { toAsciiDigits } from '#app/normalise/digits.ts';
import { nameSearchKey } from '#app/normalise/name.ts';
import { normalisePhone } from '#app/normalise/phone.ts';

/** Raised whenever the rules below or those of `app/normalise/` give another result for the same text. */
export const normalisedVersion = 2;

type SearchColumns = Pick<
  ContactMessageTable,
  'nameSearchKey' | 'phoneE164' | 'phoneDigits' | 'normalisedVersion'
>;

/** The columns that staff search messages by, derived from what was typed. */
export function derivedColumns({ name, number }: { name: string; number: string }): SearchColumns {
  return {
    nameSearchKey: nameSearchKey(name),
    phoneE164: normalisePhone(number).value,
    phoneDigits: toAsciiDigits(number).replace(/\D/g, ''),
    normalisedVersion,
  };
}
