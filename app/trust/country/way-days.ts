import { type Checked, factState } from '#app/content/shelf-life/fact-state.ts';

type Step = Checked & { minDays?: number; maxDays?: number };

/** How long all steps take together, from those whose days are known and not outdated, and how many are left out. */
export type WayDays = { min: number; max: number; known: number; left: number };

export function wayDays(steps: readonly Step[], today: string): WayDays {
  const sum: WayDays = { min: 0, max: 0, known: 0, left: 0 };
  for (const step of steps) {
    const { minDays = 0, maxDays } = step;
    if (maxDays === undefined || factState('step', step, today) === 'outdated') {
      sum.left += 1;
      continue;
    }
    sum.min += minDays;
    sum.max += maxDays;
    sum.known += 1;
  }
  return sum;
}
