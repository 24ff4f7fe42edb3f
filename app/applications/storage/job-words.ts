import type { Documents } from '#app/content/documents.ts';
import { listedJob } from '#app/brand/listed-job.ts';
import { withoutInvisible } from '#app/normalise/invisible.ts';

/** Fewer letters find whole words only: `nur` looks for somebody called Nur and not for every nurse. */
export const minBeginning = 4;

/** The words of a job as they are compared: in lower case, without the signs between them. */
export function jobWords(job: string): string[] {
  const plain = withoutInvisible(job).normalize('NFKC').toLowerCase().normalize('NFC');
  const words = plain.match(/[\p{L}\p{M}\p{Nd}\u200c\u200d]+/gu) ?? [];
  // A joiner only chooses the shape of a conjunct, and is typed or not.
  return [...new Set(words.map((word) => word.replace(/[\u200c\u200d]/g, '')).filter(Boolean))];
}

/**
 * The words to look for when staff type a job: those that they typed, and where it is a job that the agency
 * lists, those of its other names in either language. A row fits one reading if it has all of its words.
 */
export function jobReadings(typed: string, { sectors }: Documents['sectors']): string[][] {
  const job = listedJob(typed, sectors);
  const names = job ? [job.en, job.bn].flatMap((both) => both.split('/')) : [];
  const readings = [typed, ...names].map(jobWords).filter((words) => words.length > 0);
  return [...new Map(readings.map((words) => [words.join(' '), words])).values()];
}
