import type { Stage } from '#app/database/case-tables.ts';

/** For how many months each group of stages is kept after the last activity. */
export type RetentionSettings = {
  /** `new` and `called`. */
  new: number;
  /** `documents` to `visa`, and `refused`. */
  underWay: number;
  /** `arrived` and `returned`. */
  back: number;
  closed: number;
};

/** The months until an owner sets others; `new` is the setting RETENTION_MONTHS. */
export const defaultRetention = { underWay: 18, back: 24, closed: 18 } as const;

/** The months of each stage; null for a journey under way, which no clock ends. */
export function monthsByStage(months: RetentionSettings): Record<Stage, number | null> {
  const { underWay, back, closed } = months;
  return {
    ...{ new: months.new, called: months.new, documents: underWay, interview: underWay },
    ...{ offer: underWay, permit: underWay, visa: underWay, refused: underWay },
    ...{ granted: null, clearance: null, ticketed: null, departed: null },
    ...{ arrived: back, returned: back, closed },
  };
}
