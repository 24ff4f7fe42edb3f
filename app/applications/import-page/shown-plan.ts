import { callApi } from '#app/http/api-client.ts';
import type { ImportBatch } from '../import/import-record.ts';
import { type PlanState, planStates } from '../import/plan-states.ts';

/** Which rows of a plan are shown. */
export type Shown = PlanState | 'all';

/** Those that the address says, else those that are to be corrected, where there are any. */
export function shownIn(address: URLSearchParams, counts: ImportBatch['counts']): Shown {
  const shown = address.get('show');
  const known = shown === 'all' ? shown : planStates.find((state) => state === shown);
  return known ?? (counts?.faulty ? 'faulty' : 'all');
}

/** Some rows of a plan, those behind the row of a number. */
export function fetchPlan(id: string, shown: Shown, after = 0) {
  const query = { state: shown === 'all' ? ('' as const) : shown, after: String(after) };
  return callApi('GET /api/import/:id/plan', { params: { id }, query });
}
