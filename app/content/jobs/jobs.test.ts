import { expect, test } from 'vitest';
import { type PublishedJob, jobAt, jobsOn } from './jobs.ts';

const job = (slug: string, more: Partial<PublishedJob> = {}): PublishedJob => ({
  ...{ slug, state: 'open', seatsLeft: 5, publishedAt: '2026-11-01T06:00:00.000Z', endedAt: null },
  fields: { title: { en: 'Sample', bn: 'নমুনা' }, country: 'hu', validUntil: '2026-11-30' },
  ...more,
});
const slugs = (jobs: readonly PublishedJob[]) => jobs.map(({ slug }) => slug);

test('T-41 a job is open on its last day, ended from midnight on, and gone 12 months later', () => {
  const all = [job('a')];
  expect(slugs(jobsOn(all, '2026-11-30').open)).toEqual(['a']);
  const after = jobsOn(all, '2026-12-01');
  expect([after.open, slugs(after.ended), after.gone]).toEqual([[], ['a'], []]);
  // Midnight in Dhaka.
  expect(jobAt(after, 'a')).toMatchObject({ state: 'ended', endedAt: '2026-11-30T18:00:00.000Z' });
  expect(slugs(jobsOn(all, '2027-11-30').ended)).toEqual(['a']);
  expect(jobsOn(all, '2027-12-01')).toEqual({ open: [], ended: [], gone: ['a'] });
});

test('one that was ended by hand goes by that day, and the newest stands first', () => {
  const endedAt = '2026-11-10T05:00:00.000Z';
  const all = [
    job('old'),
    job('closed', { state: 'ended', endedAt }),
    job('new', { publishedAt: '2026-11-09T06:00:00.000Z' }),
  ];
  expect(slugs(jobsOn(all, '2026-11-11').open)).toEqual(['new', 'old']);
  expect(jobAt(jobsOn(all, '2026-11-11'), 'closed')?.endedAt).toBe(endedAt);
  expect(jobsOn(all, '2027-11-09').gone).toEqual([]);
  expect(jobsOn(all, '2027-11-10').gone).toEqual(['closed']);
  expect(jobAt(jobsOn(all, '2027-11-10'), 'closed')).toBeUndefined();
});
