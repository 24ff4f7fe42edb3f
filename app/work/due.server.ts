import type { StaffMember } from '#app/auth/staff-member.ts';
import type { Documents } from '#app/content/documents.ts';
import type { Whose } from './due.ts';
import type { Count } from './work-list.ts';

/** Who asks what is due today, and for whose work; of each kind at most `limit` lines, and one more that tells that there are more. */
export type DueAsking = {
  staff: Pick<StaffMember, 'id' | 'role'>;
  documents: Documents;
  whose: Whose;
  now: Date;
  /** `yyyy-mm-dd` in Dhaka. */
  today: string;
  limit: number;
};

/** How many lines there are, by whose they are. */
export type DueCounts = Record<Whose, Count>;

/** What a desk has for Today: its lines, and how many there are in all of each of its kinds. */
export type Due<Line extends { kind: string }> = {
  lines: Line[];
  counts: Record<Line['kind'], DueCounts>;
};

const none: Count = { count: 0, isMore: false };

/** So many that are there. */
export function exactly(count: number): Count {
  return { count, isMore: false };
}

/** How many there are of what is done by whoever comes first. */
export function nobodys(count: Count): DueCounts {
  return { mine: none, nobody: count, all: count };
}

/** Of what is one's own. */
export function ones(count: Count): DueCounts {
  return { mine: count, nobody: none, all: count };
}

/** Of what concerns everybody. */
export function everybodys(count: Count): DueCounts {
  return { mine: none, nobody: none, all: count };
}
