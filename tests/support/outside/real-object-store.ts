import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '#app/images/image-store-settings.ts';

/** The object store that `npm run test:services` has started; the bucket need not exist. */
export function s3Settings(bucket: string): S3Settings {
  return {
    kind: 's3',
    endpoint: variable('TEST_S3_ENDPOINT'),
    region: 'us-east-1',
    bucket,
    accessKeyId: variable('TEST_S3_ACCESS_KEY_ID'),
    secretAccessKey: variable('TEST_S3_SECRET_ACCESS_KEY'),
    addressing: 'path',
    publicUrl: null,
  };
}

/** The same as environment variables. */
export function s3Variables(bucket: string): Record<string, string> {
  const { endpoint, accessKeyId, secretAccessKey } = s3Settings(bucket);
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
}

/** Creates a bucket and returns its name. */
export async function makeBucket(bucket: string): Promise<string> {
  const { endpoint, ...keys } = s3Settings(bucket);
  const client = new AwsClient({ ...keys, service: 's3' });
  const answer = await client.fetch(`${endpoint}/${bucket}`, { method: 'PUT' });
  if (!answer.ok) throw new Error(`no bucket: ${answer.status}`);
  return bucket;
}

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} must be set: run npm run test:services`);
  return value;
}
