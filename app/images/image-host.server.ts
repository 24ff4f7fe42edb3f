import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '#app/database/database.server.ts';
import { squareKeyOf } from './image-address.ts';
import { type ImageStore, assertPictureName, imageType } from './image-store.server.ts';
import type { ImageHostSettings } from './image-store-settings.ts';
import {
  ExternalServiceError,
  externalServiceError,
} from '#app/config/external-service-error.server.ts';

/** All we rely on. The host returns numbers as numbers or as strings, so none is read. */
const success = v.object({ data: v.object({ url: v.pipe(v.string(), v.url()) }) });
const failure = v.object({ error: v.object({ code: v.union([v.number(), v.string()]) }) });

/**
 * Stores pictures with an external image host that takes `POST …?key=` with a multipart field `image` and
 * answers `{data: {url}}`. The addresses it assigns are stored in our database; the key never leaves this
 * server. The host cannot delete: `remove` forgets the address, or tells it to staff (`forgetHosted`). `timeoutMs` is the
 * timeout of an upload in milliseconds.
 */
export function createImageHost(
  settings: ImageHostSettings,
  { db, now }: { db: Database; now: () => Date },
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
        // Moving pictures again after an interruption uploads them again; the last address is valid.
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
      await db.transaction().execute((transaction) => forgetHosted(transaction, name, now()));
    },
  };
}

/**
 * Forgets, in the given transaction, where an image host has a file. The address of a picture of the gallery joins those
 * that staff are asked to remove there: nothing else knows it, and its person may withdraw the consent later.
 */
export async function forgetHosted(transaction: Database, name: string, now: Date): Promise<void> {
  const hosted = await transaction
    .deleteFrom('hostedImage')
    .where('name', '=', name)
    .returning('address')
    .executeTakeFirst();
  const key = squareKeyOf(name);
  if (!hosted || !key) return;
  await transaction
    .insertInto('withdrawnPicture')
    .values({ key, at: now.toISOString(), leftAt: hosted.address })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({
        // Added by the database, because both files of a picture are removed at once. It may be there already.
        leftAt: sql<string>`trim(${ref('withdrawnPicture.leftAt')} || ' ' || ${ref('excluded.leftAt')})`,
      })),
    )
    .execute();
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
  body.append('image', new Blob([new Uint8Array(bytes)], { type: imageType(name) }), name);
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(url, { method: 'POST', body, signal, redirect: 'error' });
    return addressIn(answer.status, await answer.text(), origin);
  } catch (error) {
    // An error of fetch may contain the URL, which contains the key.
    throw externalServiceError('image-host', error);
  }
}

/** The address in a response, which despite status 200 may be HTML or an error. */
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
  // The content security policy would block another origin, and nobody would see a picture.
  if (new URL(answer.data.url).origin !== origin)
    throw new ExternalServiceError('image-host', 'unexpected_origin');
  return answer.data.url;
}
