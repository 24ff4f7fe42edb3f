import { join } from 'node:path';
import type { Database } from '#app/database/database.server.ts';
import { createDiskImageStore } from './disk-image-store.server.ts';
import { createImageHost } from './image-host.server.ts';
import type { ImageStore } from './image-store.server.ts';
import type { ImageStoreSettings } from './image-store-settings.ts';
import { createS3ImageStore } from './s3-image-store.server.ts';

/** Creates the configured image store. Makes no request yet. */
export function openImageStore(
  settings: ImageStoreSettings,
  { dataDir, db, now }: { dataDir: string; db: Database; now: () => Date },
): ImageStore {
  switch (settings.kind) {
    case 's3':
      return createS3ImageStore(settings);
    case 'image-host':
      return createImageHost(settings, { db, now });
    case 'disk':
      return createDiskImageStore(join(dataDir, 'media'));
  }
}
