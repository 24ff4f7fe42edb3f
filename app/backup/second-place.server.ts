import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { copyFile, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '#app/config/error-code.ts';
import {
  ExternalServiceError,
  externalServiceError,
} from '#app/config/external-service-error.server.ts';
import { syncFolder } from '#app/disk/durable-file.server.ts';
import { type S3Bucket, openBucket } from '#app/images/s3-bucket.server.ts';
import { type NamedArchive, archivesAmong } from './archive-names.server.ts';
import type { SecondPlaceSettings } from './backup-settings.ts';

/** Where sealed archives are kept away from the server. Failures are thrown as an `ExternalServiceError`. */
export type SecondPlace = {
  /** The archives there, the newest first. */
  list(): Promise<NamedArchive[]>;
  /** Stores a file under a name, durably. */
  store(name: string, path: string): Promise<void>;
  /** Writes what is there under a name into a file. */
  fetch(name: string, path: string): Promise<void>;
  remove(name: string): Promise<void>;
};

const service = 'second-place';

/** Timeouts in milliseconds. An archive of 300 MB takes most of an hour on the slowest line that an office has. */
type Timeouts = { questionMs: number; archiveMs: number };

/** Makes no request yet. `dataDir` is on the disk that the second place must not be on. */
export function openSecondPlace(
  place: SecondPlaceSettings,
  dataDir: string,
  timeouts: Timeouts = { questionMs: 30_000, archiveMs: 3_600_000 },
): SecondPlace {
  return place.kind === 's3' ? bucketPlace(place, timeouts) : folderPlace(place.folder, dataDir);
}

/** The folder is never made: where the other disk is not mounted it is not there, and must not become one of this disk. */
function folderPlace(folder: string, dataDir: string): SecondPlace {
  return {
    list: () => told(async () => archivesAmong(await readdir(folder))),
    store: (name, path) =>
      told(async () => {
        const [there, here] = [await stat(folder), await stat(dataDir)];
        if (there.dev === here.dev) throw new ExternalServiceError(service, 'same_disk');
        const draft = join(folder, `${name}.part`);
        try {
          await copyFile(path, draft);
          await syncFile(draft);
          await rename(draft, join(folder, name));
          await syncFolder(folder);
        } catch (error) {
          await rm(draft, { force: true });
          throw error;
        }
      }),
    fetch: (name, path) => told(() => copyFile(join(folder, name), path)),
    remove: (name) => told(() => rm(join(folder, name), { force: true })),
  };
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function told<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ExternalServiceError) throw error;
    throw new ExternalServiceError(service, errorCode(error) ?? 'failed');
  }
}

/** Objects of up to 5 GB: a store takes no larger one at once. */
function bucketPlace(bucket: S3Bucket, { questionMs, archiveMs }: Timeouts): SecondPlace {
  const call = openBucket(bucket, service);
  const quick = { timeoutMs: questionMs };
  const long = { timeoutMs: archiveMs };
  return {
    async list() {
      const answer = await call('?list-type=2&prefix=sampan-', [200], { method: 'GET', ...quick });
      const text = await answer.text().catch((error: unknown) => {
        throw externalServiceError(service, error);
      });
      // A proxy's page may come with status 200.
      if (!text.includes('<ListBucketResult')) throw new ExternalServiceError(service, 'no_list');
      const keys = [...text.matchAll(/<Key>([^<]+)<\/Key>/g)];
      return archivesAmong(keys.map(([, key = '']) => key));
    },
    async store(name, path) {
      const hash = createHash('sha256');
      await pipeline(createReadStream(path), hash);
      // Read from the disk while it is sent: an archive can be larger than our memory.
      const body = await openAsBlob(path);
      // The store verifies the checksum, so it keeps exactly what we sent.
      const headers = { 'x-amz-content-sha256': hash.digest('hex') };
      const answer = await call(name, [200, 201], { method: 'PUT', body, headers, ...long });
      await answer.body?.cancel();
      if (!answer.headers.has('etag')) throw new ExternalServiceError(service, 'not_stored');
    },
    async fetch(name, path) {
      const { body } = await call(name, [200], { method: 'GET', ...long });
      if (!body) throw new ExternalServiceError(service, 'empty');
      await pipeline(body, createWriteStream(path, { mode: 0o600 })).catch((error: unknown) => {
        throw externalServiceError(service, error);
      });
    },
    async remove(name) {
      await call(name, [200, 204, 404], { method: 'DELETE', ...quick });
    },
  };
}
