import { AwsClient } from 'aws4fetch';
import {
  ExternalServiceError,
  externalServiceError,
} from '#app/config/external-service-error.server.ts';

/** A bucket of any S3-compatible store: its address, ending in a slash, and a key for it. */
export type S3Bucket = {
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** A request about an object, or about the bucket where `name` is a query. */
export type CallBucket = (
  name: string,
  accepted: number[],
  request: RequestInit & { timeoutMs: number },
) => Promise<Response>;

/**
 * Makes signed requests to a bucket. A status that is not accepted is thrown as an `ExternalServiceError` of `service`, with
 * what the store calls it: its 403 may be a wrong key, a wrong clock or a full bucket.
 */
export function openBucket({ url, ...keys }: S3Bucket, service: string): CallBucket {
  // The client's own retries take half a minute; a waiting user would rather try again.
  const client = new AwsClient({ ...keys, service: 's3', retries: 0 });
  return async (name, accepted, { timeoutMs, ...request }) => {
    const signal = AbortSignal.timeout(timeoutMs);
    // The signal is not for the request that is signed: nobody keeps that one, and when it is collected as garbage, its signal
    // no longer ends anything (nodejs/undici#1926).
    const answer = await client
      .sign(url + name, request)
      .then((signed) => fetch(signed, { signal }))
      .catch((error) => {
        throw externalServiceError(service, error);
      });
    if (accepted.includes(answer.status)) return answer;
    const [, code] = /<Code>(\w{1,60})<\/Code>/.exec(await answer.text().catch(() => '')) ?? [];
    throw new ExternalServiceError(service, code ? `${answer.status}/${code}` : answer.status);
  };
}
