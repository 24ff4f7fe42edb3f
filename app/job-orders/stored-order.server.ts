import type { Database } from '#app/database/database.server.ts';
import { parseStored } from '#app/content/stored-content.ts';
import { destinationNames } from '#app/content/destinations.ts';
import type { Stage } from '#app/database/tables/case-tables.ts';
import { type JobOrderFields, noJobOrder } from './job-order.ts';

/** The columns that follow from what staff have entered. */
export function columnsOf(fields: JobOrderFields) {
  const { title, employer, city, country, validUntil } = fields;
  const place = country ? Object.values(destinationNames[country]) : [];
  const words = [title.en, title.bn, employer, city, ...place];
  const numbers = [fields.demandLetterNo, fields.permissionNo];
  return {
    fields: JSON.stringify(fields),
    title: JSON.stringify(title),
    searchWords: [...words, ...numbers].join(' ').toLowerCase(),
    country,
    validUntil,
  };
}

/** What staff have entered, from its column, which nobody but us writes; a field that is newer than it is empty, and so is all of an erased one. */
export function fieldsOf(stored: string): JobOrderFields {
  return { ...noJobOrder, ...parseStored<Partial<JobOrderFields>>(stored || '{}') };
}

/** Where a case has taken its seat, and those that have come after. */
const seated: Stage[] = ['granted', 'clearance', 'ticketed', 'departed', 'arrived', 'returned'];

/** The columns of a job order as staff see them, with the number of its cases that have a seat. */
export function selectJobOrders(db: Database) {
  return db
    .selectFrom('jobOrder')
    .select(['_id', 'slug', 'fields', 'seatsLeft', 'state', 'endReason', 'validUntil'])
    .select(['createdAt', 'publishedAt', 'endedAt', 'version'])
    .select(({ selectFrom, fn }) =>
      selectFrom('application')
        .select(fn.countAll<number>().as('count'))
        .whereRef('application.jobOrder', '=', 'jobOrder._id')
        .where(({ eb, or }) => or([eb('stage', 'in', seated), eb('closeReason', '=', 'completed')]))
        .where('application.deletedAt', 'is', null)
        .as('granted'),
    );
}
