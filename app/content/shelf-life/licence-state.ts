import { daysLater } from '#app/i18n/dhaka-time.ts';
import type { Documents } from '../documents.ts';

/** The recruiting licence on the day of the content: none entered, good (until a day, where that is known), or over. */
export type LicenceState =
  | { state: 'missing' }
  | { state: 'valid'; number: string; until?: string }
  | { state: 'expired'; number: string; until: string };

/** How it stands with the licence on the day of the content. Without a last day it counts as good. */
export function licenceState({
  agency: { agency },
  licence: { licence },
  today,
}: Pick<Documents, 'agency' | 'licence' | 'today'>): LicenceState {
  const number = agency.licence.trim();
  if (!number) return { state: 'missing' };
  const until = licence.validUntil;
  if (!until) return { state: 'valid', number };
  return { state: until < today.day ? 'expired' : 'valid', number, until };
}

/** From how many days before its end on staff are warned, and from how many on every page of theirs does. */
const [warnedDays, urgentDays] = [60, 14];

/** How near the end of the licence is for staff: far off or not known, in sight, near, or past. */
export type LicenceEnd = 'far' | 'in_sight' | 'near' | 'past';

/** How near the last day (`yyyy-mm-dd`) of the licence is on a day of Dhaka. */
export function licenceEnd(until: string | null, today: string): LicenceEnd {
  if (until === null) return 'far';
  if (until < today) return 'past';
  if (daysLater(today, urgentDays) >= until) return 'near';
  return daysLater(today, warnedDays) >= until ? 'in_sight' : 'far';
}
