import { guideId } from '#app/content/kinds/trust/guide.ts';
import type { Documents } from '#app/content/documents.ts';
import { daysLater } from '#app/i18n/dhaka-time.ts';
import { type JobOrderFields, noJobOrder } from './job-order.ts';
import type { PublicationFault } from './publication.text.ts';
import { keysOf } from '#app/config/typed-record.ts';

/** So many days ahead may the last day of an order lie: the government's permission says no more for longer. */
const mostDays = 180;

/**
 * Everything that keeps a job order from being published on a day (`yyyy-mm-dd`, in Dhaka), in the order of its fields.
 * What cannot be checked outside our site is not published: but for a few fields nothing may be missing.
 */
export function publicationFaults(
  fields: JobOrderFields,
  { today, documents }: { today: string; documents: Documents },
): PublicationFault[] {
  const { country, workerFeeBdt, demandLetterOn, permissionOn, validUntil } = fields;
  const status = country && documents[guideId(country)].status.value;
  const ceiling = documents.costs.ceilings.find((one) => one.country === country)?.amountBdt;
  const wrong: [field: keyof JobOrderFields, code: PublicationFault['code'], boolean][] = [
    ['country', 'country_closed', status === 'closed'],
    ['workerFeeBdt', 'above_ceiling', ceiling !== undefined && (workerFeeBdt ?? 0) > ceiling],
    ['demandLetterOn', 'date_in_future', (demandLetterOn ?? '') > today],
    ['permissionOn', 'date_in_future', (permissionOn ?? '') > today],
    ['validUntil', 'date_over', validUntil !== null && validUntil < today],
    ['validUntil', 'day_too_late', (validUntil ?? '') > daysLater(today, mostDays)],
  ];
  return [
    ...missingFields(fields),
    ...wrong.flatMap(([field, code, isSo]) => (isSo ? [{ field, code }] : [])),
  ];
}

/** What nobody has entered of a job order and must be there before it is published, in the order of its fields. */
export function missingFields(fields: JobOrderFields): PublicationFault[] {
  return keysOf(noJobOrder)
    .filter((name) => !mayBeMissing.includes(name))
    .flatMap((name) => emptyIn({ [name]: fields[name] }))
    .map((field) => ({ field, code: 'required' }));
}

const mayBeMissing: (keyof JobOrderFields)[] = [
  ...(['sector', 'overtime', 'attestedBy', 'requirements'] as const),
];

/** The paths of what nobody has entered. */
function emptyIn(group: object, before = ''): string[] {
  return Object.entries(group).flatMap(([name, value]: [string, unknown]) => {
    const path = `${before}${name}`;
    if (value === null || value === '') return [path];
    return typeof value === 'object' ? emptyIn(value, `${path}.`) : [];
  });
}
