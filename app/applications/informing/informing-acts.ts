import { callApi } from '#app/http/api-client.ts';
import { caseActs } from '../case/case-acts.ts';
import type { InformingWay } from './informing.ts';

/** What staff do where applicants are told. */
export const informingActs = {
  openMessage: caseActs.openMessage,
  note: caseActs.note,
  calls: caseActs.calls,
  inform: (id: string, version: number, by: InformingWay) =>
    callApi('PUT /api/application/:id/told', { params: { id }, body: { version, by } }),
  undo: (id: string) => callApi('DELETE /api/application/:id/told', { params: { id } }),
};
