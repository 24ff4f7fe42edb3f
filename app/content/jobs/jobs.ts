import * as v from 'valibot';
import { destinations } from '../destinations.ts';
import { startOfDayInDhaka, todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { monthsBefore } from '#app/i18n/months-before.ts';

/** Of the fields of a job order what menus and lists need; all of them are in it, and `app/job-orders` knows them. */
export const publishedFields = v.looseObject({
  title: v.object({ en: v.string(), bn: v.string() }),
  country: v.picklist(destinations),
  validUntil: v.string(),
});

/** A job order that was published. */
export type PublishedJob = {
  readonly slug: string;
  readonly fields: v.InferOutput<typeof publishedFields>;
  readonly state: 'open' | 'ended';
  readonly seatsLeft: number;
  readonly publishedAt: string;
  /** ISO 8601; null while it is open. */
  readonly endedAt: string | null;
};

/** What the public sees of all job orders on some day of Dhaka. */
export type Jobs = {
  /** Newest first. */
  readonly open: readonly PublishedJob[];
  /** Those that ended in the last 12 months. */
  readonly ended: readonly PublishedJob[];
  /** The addresses of those that ended before. */
  readonly gone: readonly string[];
};

export const noJobs: Jobs = { open: [], ended: [], gone: [] };

const endedMonths = 12;

/**
 * The job orders as they stand on a day: one whose last day is over has ended at midnight, whatever was stored, so that no
 * process waits for another to note it.
 */
export function jobsOn(published: readonly PublishedJob[], day: string): Jobs {
  const all = published
    .map((job) => (job.state === 'open' && job.fields.validUntil < day ? expired(job) : job))
    .sort((a, b) => (`${a.publishedAt} ${a.slug}` < `${b.publishedAt} ${b.slug}` ? 1 : -1));
  const ended = all.filter(({ state }) => state === 'ended');
  return {
    open: all.filter(({ state }) => state === 'open'),
    ended: ended.filter((job) => day < goneOn(job)),
    gone: ended.filter((job) => day >= goneOn(job)).map(({ slug }) => slug),
  };
}

function expired(job: PublishedJob): PublishedJob {
  return { ...job, state: 'ended', endedAt: startOfDayInDhaka(job.fields.validUntil, 1) };
}

/** The day on which its page goes for good. */
function goneOn({ endedAt, fields }: PublishedJob): string {
  const end = new Date(endedAt ?? startOfDayInDhaka(fields.validUntil, 1));
  return todayInDhaka(monthsBefore(end, -endedMonths));
}

/** The job at an address, open or ended within 12 months. */
export function jobAt({ open, ended }: Jobs, slug: string | undefined): PublishedJob | undefined {
  return [...open, ...ended].find((job) => job.slug === slug);
}
