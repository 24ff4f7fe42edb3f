import { callApi } from '#app/http/api-client.ts';
import type { NewWithdrawal } from '../consent/withdrawal.ts';

/** What staff do to a gallery item in a press. What has a picture is sent by its form, which shows how far that has got. */
export const galleryActs = {
  remove: (id: string) => callApi('DELETE /api/gallery/:id', { params: { id } }),
  restore: (id: string) => callApi('POST /api/gallery/:id/restore', { params: { id } }),
  withdraw: (id: string, body: NewWithdrawal) =>
    callApi('POST /api/gallery/:id/withdrawal', { params: { id }, body }),
  undoWithdrawal: (id: string) => callApi('DELETE /api/gallery/:id/withdrawal', { params: { id } }),
  noteRemoved: (id: string) => callApi('DELETE /api/gallery/left-pictures/:id', { params: { id } }),
};
