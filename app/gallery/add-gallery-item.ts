import { type ApiResult, callApi } from '#app/platform/api-client.ts';
import type { GalleryItem, NewGalleryItem } from './gallery-item.ts';

/** What staff have typed and chosen for a new item. */
export type Draft = Omit<NewGalleryItem, 'image'> & { image: File };

/** Where an upload has got to; kept between tries of the same form. */
export type Attempt = {
  uploaded: { file: File; url: string } | null;
  /** No answer came to the last try, so the item may have been added all the same. */
  isUncertain: boolean;
};

/**
 * Uploads the picture and adds the item. May be called again after any failure: a picture that is
 * uploaded already is not sent again, and an item that was added although its answer was lost is
 * not added twice. `attempt` remembers both, and is changed.
 */
export async function addGalleryItem(
  { image, ...words }: Draft,
  attempt: Attempt,
  onUploaded: () => void,
): Promise<ApiResult<unknown>> {
  if (attempt.uploaded?.file !== image) {
    const form = new FormData();
    form.set('image', image);
    const upload = await callApi<{ data: { url: string } }>('POST', '/api/images', form);
    if (!upload.ok) return upload;
    attempt.uploaded = { file: image, url: upload.data.data.url };
    attempt.isUncertain = false;
  }
  onUploaded();
  const { url } = attempt.uploaded;
  if (attempt.isUncertain) {
    const newest = await callApi<GalleryItem[]>('GET', '/api/gallery?limit=20');
    // Every upload has an address of its own.
    if (!newest.ok || newest.data.some((item) => item.image === url)) return newest;
  }
  const added = await callApi('POST', '/api/gallery', { ...words, image: url });
  attempt.isUncertain = !added.ok && added.code === 'unreachable';
  if (!added.ok && added.errors.some(({ field }) => field === 'image')) attempt.uploaded = null;
  return added;
}
