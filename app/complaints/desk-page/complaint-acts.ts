import { type ApiFailure, type ApiResult, type Input, callApi } from '#app/http/api-client.ts';
import type { OpenComplaint } from '../desk/staff-complaint.ts';

/** What staff do to a complaint. */
export const complaintActs = {
  /** Where somebody else has changed it meanwhile, `theirs` is what it is now. */
  change: async (
    id: string,
    body: Input<'PUT /api/complaint/:id'>['body'],
    key: string,
  ): Promise<ApiResult<OpenComplaint> | (ApiFailure & { theirs: OpenComplaint })> => {
    const params = { id };
    const result = await callApi('PUT /api/complaint/:id', { params, body, key });
    if (result.ok || result.code !== 'changed_meanwhile') return result;
    const fresh = await callApi('GET /api/complaint/:id', { params });
    return fresh.ok ? { ...result, theirs: fresh.data } : fresh;
  },
  remove: (id: string) => callApi('DELETE /api/complaint/:id', { params: { id } }),
  restore: (id: string) => callApi('POST /api/complaint/:id/restore', { params: { id } }),
};
