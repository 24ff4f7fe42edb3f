import { type ApiFailure, type ApiResult, callApi } from '#app/http/api-client.ts';
import { discardUpload } from '#app/http/upload.ts';
import type { NewGalleryItem } from '../gallery-item.ts';

/** What staff have typed, and the picture that they have chosen. */
export type Draft = Omit<NewGalleryItem, 'image'> & { image?: File };

/** Sends the picture, in the way of the page. */
export type Upload = (form: FormData) => Promise<ApiResult<{ data: { url: string } }>>;

/** How far the attempts of one form have got. */
export type Attempt = {
  uploaded: { file: File; url: string } | null;
  /** No answer came to the last attempt, so the item may have been added or changed all the same. */
  isUncertain: boolean;
  /** The item that an attempt without an answer has added. */
  added: { id: string; version: number } | null;
};

/**
 * Uploads the picture and adds the item. May be called again after any failure: a picture that is
 * uploaded already is not sent again, and an item that was added although its answer was lost is
 * not added twice but changed to what the form holds now. `attempt` remembers both, and is changed.
 */
export async function uploadAndAddItem(
  { image, ...words }: Draft,
  attempt: Attempt,
  { upload, onUploaded }: { upload: Upload; onUploaded: () => void },
): Promise<ApiResult<unknown>> {
  // Before another picture is sent: the item has the address of the last one.
  if (attempt.isUncertain) {
    const newest = await callApi('GET /api/gallery/items', { query: { limit: '20' } });
    if (!newest.ok) return newest;
    // Every upload has an address of its own.
    const { uploaded, added: before } = attempt;
    const added = newest.data.find(({ _id, image: url }) =>
      before ? _id === before.id : url === uploaded?.url,
    );
    attempt.isUncertain = false;
    attempt.added = added ? { id: added._id, version: added.version } : null;
  }
  const failure = image && (await uploadPicture(image, attempt, upload));
  if (failure) return failure;
  onUploaded();
  const body = { ...words, image: attempt.uploaded?.url ?? '' };
  const { added } = attempt;
  const saved = added
    ? await callApi('PATCH /api/gallery/:id', {
        params: { id: added.id },
        body: { ...body, version: added.version },
      })
    : await callApi('POST /api/gallery', { body });
  attempt.isUncertain = !saved.ok && saved.code === 'unreachable';
  if (!saved.ok && saved.errors.some(({ field }) => field === 'image')) attempt.uploaded = null;
  return saved;
}

/** Sends a picture unless it has been sent already; null when it is there, as `attempt` then says. */
export async function uploadPicture(
  image: File,
  attempt: Attempt,
  upload: Upload,
): Promise<ApiFailure | null> {
  if (attempt.uploaded?.file === image) return null;
  const form = new FormData();
  form.set('image', image);
  const uploaded = await upload(form);
  if (!uploaded.ok) return uploaded;
  // A picture that was sent before and is not wanted any more is not to be left behind.
  if (attempt.uploaded) discardUpload(attempt.uploaded.url);
  attempt.uploaded = { file: image, url: uploaded.data.data.url };
  return null;
}
