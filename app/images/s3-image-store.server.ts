import { createHash } from 'node:crypto';
import {
  type ImageStore,
  assertPictureName,
  imageCaching,
  imageType,
} from './image-store.server.ts';
import type { S3Settings } from './image-store-settings.ts';
import { openBucket } from './s3-bucket.server.ts';
import {
  ExternalServiceError,
  externalServiceError,
} from '#app/config/external-service-error.server.ts';

/**
 * Stores pictures in a bucket of any S3-compatible store. Browsers read them through our server or, with
 * `publicUrl`, directly. `timeoutMs` is the timeout of a request in milliseconds.
 */
export function createS3ImageStore(settings: S3Settings, timeoutMs = 10_000): ImageStore {
  const { publicUrl } = settings;
  const callBucket = openBucket({ ...settings, url: bucketUrl(settings) }, 's3');
  function call(name: string, accepted: number[], request: RequestInit): Promise<Response> {
    assertPictureName(name);
    return callBucket(name, accepted, { ...request, timeoutMs });
  }

  return {
    canRemove: true,
    async put(name, bytes) {
      const headers = {
        'content-type': imageType(name),
        'cache-control': imageCaching(name),
        // The store verifies the checksum, so it keeps exactly what we sent.
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      };
      const body = new Uint8Array(bytes);
      const answer = await call(name, [200, 201], { method: 'PUT', body, headers });
      await answer.body?.cancel();
      // A store that has saved the object returns its ETag; a proxy's page with status 200 does not.
      if (!answer.headers.has('etag')) throw new ExternalServiceError('s3', 'not_stored');
    },
    async get(name) {
      if (publicUrl) return { address: publicUrl + name };
      const answer = await call(name, [200, 404], { method: 'GET' });
      if (answer.status === 404) {
        await answer.body?.cancel();
        return null;
      }
      if (answer.headers.get('content-type') !== imageType(name)) {
        await answer.body?.cancel();
        throw new ExternalServiceError('s3', 'not_a_picture');
      }
      return { bytes: await wholeBody(answer) };
    },
    async remove(name) {
      await call(name, [200, 204, 404], { method: 'DELETE' });
    },
  };
}

/** A connection that breaks off must not pass for a shorter picture. */
async function wholeBody(answer: Response): Promise<Uint8Array> {
  const body = await answer.arrayBuffer().catch((error) => {
    throw externalServiceError('s3', error);
  });
  return new Uint8Array(body);
}

/** The bucket's URL, ending in a slash. */
function bucketUrl({ endpoint, bucket, addressing }: S3Settings): string {
  const url = new URL(endpoint);
  if (addressing === 'virtual-host') url.hostname = `${bucket}.${url.hostname}`;
  const path = addressing === 'virtual-host' ? '' : `${bucket}/`;
  return `${url.href.replace(/\/$/, '')}/${path}`;
}
