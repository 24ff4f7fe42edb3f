import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { type ImageStore, assertPictureName } from './image-store.server.ts';
import type { S3Settings } from './image-store-settings.ts';
import {
  ExternalServiceError,
  externalServiceError,
} from '#app/config/external-service-error.server.ts';

/**
 * Keeps pictures in a bucket of any S3-compatible store. They are read through our own server, or,
 * where `publicUrl` is set, by the browser itself. `timeoutMs` is how long a call may take, in
 * milliseconds.
 */
export function createS3ImageStore(settings: S3Settings, timeoutMs = 10_000): ImageStore {
  const { accessKeyId, secretAccessKey, region, publicUrl } = settings;
  // Its own retries wait for half a minute; whoever uploads would rather press again.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const bucket = bucketUrl(settings);

  async function call(name: string, accepted: number[], request: RequestInit): Promise<Response> {
    assertPictureName(name);
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await client.fetch(bucket + name, { ...request, signal }).catch((error) => {
      throw externalServiceError('s3', error);
    });
    if (accepted.includes(answer.status)) return answer;
    await answer.body?.cancel();
    throw new ExternalServiceError('s3', answer.status);
  }

  return {
    canRemove: true,
    async put(name, bytes) {
      const headers = {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        // The store compares it, so that what it keeps is what we sent.
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      };
      const body = new Uint8Array(bytes);
      const answer = await call(name, [200, 201], { method: 'PUT', body, headers });
      await answer.body?.cancel();
      // What has stored something says what; a proxy's page with a status of 200 does not.
      if (!answer.headers.has('etag')) throw new ExternalServiceError('s3', 'not_stored');
    },
    async get(name) {
      if (publicUrl) return { address: publicUrl + name };
      const answer = await call(name, [200, 404], { method: 'GET' });
      if (answer.status === 404) {
        await answer.body?.cancel();
        return null;
      }
      if (answer.headers.get('content-type') !== 'image/webp') {
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

/** A connection that breaks in the middle must not pass as a shorter picture. */
async function wholeBody(answer: Response): Promise<Uint8Array> {
  const body = await answer.arrayBuffer().catch((error) => {
    throw externalServiceError('s3', error);
  });
  return new Uint8Array(body);
}

/** The address of the bucket, with a slash at its end. */
function bucketUrl({ endpoint, bucket, addressing }: S3Settings): string {
  const url = new URL(endpoint);
  if (addressing === 'virtual-host') url.hostname = `${bucket}.${url.hostname}`;
  const path = addressing === 'virtual-host' ? '' : `${bucket}/`;
  return `${url.href.replace(/\/$/, '')}/${path}`;
}
