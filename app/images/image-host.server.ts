import * as v from 'valibot';
import type { Database } from '#app/database/database.server.ts';
import { type ImageStore, assertPictureName } from './image-store.server.ts';
import type { ImageHostSettings } from './image-store-settings.ts';
import {
  ExternalServiceError,
  externalServiceError,
} from '#app/config/external-service-error.server.ts';

/** All we rely on. The numbers of its answer come as numbers or as strings, so none of them is read. */
const success = v.object({ data: v.object({ url: v.pipe(v.string(), v.url()) }) });
const failure = v.object({ error: v.object({ code: v.union([v.number(), v.string()]) }) });

/**
 * Keeps pictures with an outside image host that takes `POST …?key=` with a multipart field `image`
 * and answers `{data: {url}}`. The addresses it gives are remembered in our database; the key never
 * leaves this server. It has no way to delete: `remove` only forgets the address. `timeoutMs` is how
 * long an upload may take, in milliseconds.
 */
export function createImageHost(
  settings: ImageHostSettings,
  db: Database,
  timeoutMs = 20_000,
): ImageStore {
  return {
    canRemove: false,
    async put(name, bytes) {
      assertPictureName(name);
      const address = await upload(settings, name, bytes, timeoutMs);
      await db
        .insertInto('hostedImage')
        .values({ name, address })
        // A move that was interrupted uploads again; the last address is the good one.
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ address }))
        .execute();
    },
    async get(name) {
      const row = await db
        .selectFrom('hostedImage')
        .select('address')
        .where('name', '=', name)
        .executeTakeFirst();
      return row ?? null;
    },
    async remove(name) {
      await db.deleteFrom('hostedImage').where('name', '=', name).execute();
    },
  };
}

async function upload(
  { uploadUrl, key, origin }: ImageHostSettings,
  name: string,
  bytes: Uint8Array,
  timeoutMs: number,
): Promise<string> {
  const url = new URL(uploadUrl);
  url.searchParams.set('key', key);
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/webp' }), name);
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(url, { method: 'POST', body, signal, redirect: 'error' });
    return addressIn(answer.status, await answer.text(), origin);
  } catch (error) {
    // What fetch throws may hold the address it called, and that holds the key.
    throw externalServiceError('image-host', error);
  }
}

/** The address in an answer, which may be HTML with a status of 200, or an error with one. */
function addressIn(status: number, text: string, origin: string): string {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new ExternalServiceError('image-host', status === 200 ? 'not_json' : status);
  }
  if (v.is(failure, answer))
    throw new ExternalServiceError('image-host', `${status}/${answer.error.code}`);
  if (status < 200 || status > 299) throw new ExternalServiceError('image-host', status);
  if (!v.is(success, answer)) throw new ExternalServiceError('image-host', 'no_address');
  // Another origin would be stopped by the content security policy, and nobody would see a picture.
  if (new URL(answer.data.url).origin !== origin)
    throw new ExternalServiceError('image-host', 'unexpected_origin');
  return answer.data.url;
}
