import * as v from 'valibot';
import { jobTerms } from '#app/job-orders/terms.ts';

/** The job order of a case, as far as its page names it. */
export const caseOrder = v.object({
  _id: v.string(),
  title: jobTerms.entries.title,
  /** Null for one that was never published. */
  slug: v.nullable(v.string()),
  version: v.number(),
});

/** What somebody is promised: by the job order of the case or, where it has none, by what staff have written on it. */
export const caseLines = v.object({
  order: v.nullable(caseOrder),
  /**
   * Names the lines as they are, with where they stand, the version there and their hash: `order.3.9f86d081884c7d65`,
   * `case.1.…`. Empty while there are none.
   */
  lines: v.string(),
});

export type CaseLines = v.InferOutput<typeof caseLines>;

/** A name of lines, or none. */
export const linesName = v.pipe(
  v.string('invalid'),
  v.regex(/^(?:(?:order|case)\.\d{1,9}\.[0-9a-f]{16})?$/, 'invalid'),
);

/** Whether two names are of lines that say the same, wherever they stand. */
export function sayTheSame(one: string, another: string): boolean {
  return one.split('.')[2] === another.split('.')[2];
}
