import { daysLater } from '#app/i18n/dhaka-time.ts';
import type { TodayLine } from './today.ts';

/** When a line is due, seen from today. */
export type LineGroup = 'late' | 'today' | 'week' | 'month';

/** Lines in their order, divided by when they are due; without groups that nothing is in. */
export function groupLines(
  lines: TodayLine[],
  today: string,
): { group: LineGroup; lines: TodayLine[] }[] {
  const groups: LineGroup[] = ['late', 'today', 'week', 'month'];
  return groups
    .map((group) => ({ group, lines: lines.filter((line) => groupOf(line, today) === group) }))
    .filter((found) => found.lines.length > 0);
}

function groupOf({ dueOn }: TodayLine, today: string): LineGroup {
  if (dueOn < today) return 'late';
  if (dueOn === today) return 'today';
  return dueOn <= daysLater(today, 7) ? 'week' : 'month';
}
