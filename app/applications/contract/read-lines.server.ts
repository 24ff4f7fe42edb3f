import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#app/database/database.server.ts';
import type { Stage } from '#app/database/tables/case-tables.ts';
import type { JobOrderFields } from '#app/job-orders/job-order.ts';
import { fieldsOf } from '#app/job-orders/stored-order.server.ts';
import { type JobTerms, noTerms, storedTerms } from '#app/job-orders/terms.ts';
import { type CaseLines, sayTheSame } from './case-lines.ts';

/** Written on a case itself. */
type OwnTerms = { terms: JobTerms; version: number; at: string; byName: string | null };

/** The lines that count in a case, and all that they come from. */
export type ReadLines = CaseLines & {
  terms: JobTerms;
  fields: JobOrderFields | null;
  own: OwnTerms | null;
  hasLeft: boolean;
};

/** Whoever has left was told what counted then, and a closed case is left as it was. */
const left: readonly Stage[] = ['departed', 'arrived', 'returned', 'closed'];

/** What a case promises today. An order in the trash still counts; of one that was erased nothing is left. */
export async function readLines(db: Database, id: string): Promise<ReadLines> {
  const row = await db
    .selectFrom('application')
    .leftJoin('jobOrder', 'jobOrder._id', 'application.jobOrder')
    .leftJoin('staff', 'staff.id', 'application.termsBy')
    .select(['stage', 'terms', 'termsVersion', 'termsAt'])
    .select(['jobOrder._id as order', 'jobOrder.fields', 'jobOrder.slug'])
    .select('jobOrder.version as orderVersion')
    .select(sql<string | null>`coalesce(nullif("staff"."name", ''), "staff"."email")`.as('byName'))
    .where('application._id', '=', id)
    .executeTakeFirst();
  const fields = row?.fields ? fieldsOf(row.fields) : null;
  const own = row?.terms
    ? {
        terms: storedTerms(JSON.parse(row.terms) as object),
        ...{ version: row.termsVersion, at: row.termsAt ?? '', byName: row.byName },
      }
    : null;
  const terms = fields ? storedTerms(fields) : (own?.terms ?? noTerms);
  const order =
    row?.order && fields
      ? {
          ...{ _id: row.order, title: fields.title, slug: row.slug },
          version: row.orderVersion ?? 0,
        }
      : null;
  const place = order ? `order.${order.version}` : `case.${own?.version ?? 0}`;
  const hash = hashOf(terms);
  return {
    ...{ order, own, fields, terms },
    lines: hash && `${place}.${hash}`,
    hasLeft: row !== undefined && left.includes(row.stage),
  };
}

/** The fields come in the order of the schema, whatever that of the stored value. */
function hashOf(terms: JobTerms): string {
  const text = JSON.stringify(terms);
  if (text === JSON.stringify(noTerms)) return '';
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** A mark of the item `contract_explained`. */
type Explained = { doneOn: string | null; lines: string; leftWithOthers: number };

/**
 * Whether the lines say something else than was explained, so that the mark does not count. Compared whenever it is
 * read: nobody who changes an order or a case has to think of it, and whoever takes a change back has the mark again.
 */
export function isOutdated({ doneOn, lines, leftWithOthers }: Explained, now: ReadLines): boolean {
  if (doneOn === null) return false;
  return now.hasLeft ? leftWithOthers === 1 : !sayTheSame(lines, now.lines);
}

/** When the lines were last changed since a moment; null where the events do not say it. */
export async function linesChangedAt(
  db: Database,
  { id, since, order }: { id: string; since: string; order: string | undefined },
): Promise<string | null> {
  const row = await db
    .selectFrom('event')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('at', '>', since)
    .where(({ eb, or, and }) =>
      or([
        and([
          eb('subject', '=', id),
          eb('action', 'in', ['application.job-order', 'application.terms']),
        ]),
        and([eb('subject', '=', order ?? ''), eb('action', '=', 'job-order.changed')]),
      ]),
    )
    .executeTakeFirst();
  return row?.at ?? null;
}
