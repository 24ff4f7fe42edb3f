import { callApi } from '#app/http/api-client.ts';

/** What staff do to a gallery item in a press. What has a picture is sent by its form, which shows how far that has got. */
export const galleryActs = {
  remove: (id: string) => callApi('DELETE /api/gallery/:id', { params: { id } }),
  restore: (id: string) => callApi('POST /api/gallery/:id/restore', { params: { id } }),
};
