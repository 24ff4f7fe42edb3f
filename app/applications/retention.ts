import type { OwnerSettings } from '#app/owner-settings/owner-settings.ts';
import type { Stage } from '#app/database/tables/case-tables.ts';

/**
 * For how many months after its last activity an application is kept, by its stage; null for a journey under way, which
 * no clock ends.
 */
export function monthsByStage({
  retentionNew,
  retentionUnderWay: underWay,
  retentionAbroad: abroad,
  retentionClosed,
}: OwnerSettings): Record<Stage, number | null> {
  return {
    ...{ new: retentionNew, called: retentionNew, documents: underWay, interview: underWay },
    ...{ offer: underWay, permit: underWay, visa: underWay, refused: underWay },
    ...{ granted: null, clearance: null, ticketed: null, departed: null },
    ...{ arrived: abroad, returned: abroad, closed: retentionClosed },
  };
}
