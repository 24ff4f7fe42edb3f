import type { TodayLine } from './today.ts';

/** When a line is due, seen from today. */
export type LineGroup = 'late' | 'today' | 'later';

/** Lines in their order, divided by when they are due; without groups that nothing is in. */
export function groupLines(
  lines: TodayLine[],
  today: string,
): { group: LineGroup; lines: TodayLine[] }[] {
  const groups: LineGroup[] = ['late', 'today', 'later'];
  return groups
    .map((group) => ({ group, lines: lines.filter((line) => groupOf(line, today) === group) }))
    .filter((found) => found.lines.length > 0);
}

function groupOf({ dueOn }: TodayLine, today: string): LineGroup {
  if (dueOn < today) return 'late';
  return dueOn === today ? 'today' : 'later';
}
