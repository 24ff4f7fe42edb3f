import { keysOf } from '#app/config/typed-record.ts';
import { type JobOrderFields, noJobOrder } from './job-order.ts';
import type { PublicationFault } from './publication.text.ts';

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
