import type { Database } from '#app/database/database.server.ts';
import { trashedSince } from '#app/i18n/trash-time.ts';
import type { CheckedApplication } from '../check-application.server.ts';
import { type DerivedApplication, derivedColumns } from '../normalised-application.ts';
import type { PassportCipher } from '../storage/passport-cipher.server.ts';

/** By what somebody is known: the passport number, or the name with the telephone number or the day of birth. */
export type Person = { derived: DerivedApplication; birth: string | null };

/** Who somebody of a list is here already. */
export type FoundPerson = {
  _id: string;
  receiptNumber: string;
  isTrashed: boolean;
  /** Nothing but the passport number is the same: whoever tries numbers learns of this one. */
  isByPassport: boolean;
};

/** What a person of a list is known by. Pure. */
export function personOf({ input, parsed, today }: CheckedApplication): Person {
  const columns = derivedColumns(input, today, parsed);
  return { derived: { columns, passportNumber: parsed.passport.value }, birth: input.birth };
}

/** Texts that two rows of a list have in common where they are about the same person. */
export function marksOf({ derived: { columns, passportNumber }, birth }: Person): string[] {
  const { nameSearchKey, phoneE164 } = columns;
  return [
    ...(passportNumber ? [`passport ${passportNumber}`] : []),
    ...(nameSearchKey && phoneE164 ? [`phone ${phoneE164}${nameSearchKey}`] : []),
    ...(nameSearchKey && birth ? [`birth ${birth}${nameSearchKey}`] : []),
  ];
}

/** Who of these is here already, in the same order; whoever is not in the trash before whoever is. */
export async function findPeople(
  db: Database,
  cipher: PassportCipher,
  people: Person[],
  now: Date,
): Promise<(FoundPerson | null)[]> {
  const hashesOf = ({ derived: { passportNumber } }: Person) =>
    passportNumber ? cipher.searchHashes('', passportNumber).passportHashes : [];
  const hashes = people.flatMap(hashesOf);
  const phones = people.flatMap(({ derived }) => derived.columns.phoneE164 ?? []);
  const births = people.flatMap(({ birth }) => birth ?? []);
  const names = people.map(({ derived }) => derived.columns.nameSearchKey);
  const rows = () =>
    db
      .selectFrom('application')
      .select(['_id', 'receiptNumber', 'deletedAt', 'passportHash'])
      .select(['nameSearchKey', 'phoneE164', 'birth'])
      .where((is) =>
        is.or([is('deletedAt', 'is', null), is('deletedAt', '>=', trashedSince(now))]),
      );
  // One after the other, and not one with `or`: each has its own index.
  const found = [
    ...(hashes.length > 0 ? await rows().where('passportHash', 'in', hashes).execute() : []),
    ...(phones.length > 0
      ? await rows().where('phoneE164', 'in', phones).where('nameSearchKey', 'in', names).execute()
      : []),
    ...(births.length > 0
      ? await rows().where('birth', 'in', births).where('nameSearchKey', 'in', names).execute()
      : []),
  ].sort((one, other) => Number(one.deletedAt !== null) - Number(other.deletedAt !== null));
  return people.map((person) => {
    const { nameSearchKey, phoneE164 } = person.derived.columns;
    const own = hashesOf(person);
    const isByName = (row: (typeof found)[number]) =>
      row.nameSearchKey === nameSearchKey &&
      ((phoneE164 !== null && row.phoneE164 === phoneE164) ||
        (person.birth !== null && row.birth === person.birth));
    const same = found.find(
      (row) => own.some((hash) => hash === row.passportHash) || isByName(row),
    );
    if (!same) return null;
    const { _id, receiptNumber, deletedAt } = same;
    return {
      ...{ _id, receiptNumber },
      ...{ isTrashed: deletedAt !== null, isByPassport: !isByName(same) },
    };
  });
}
