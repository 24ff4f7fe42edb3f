import type { Services } from '#app/services/services.server.ts';
import { contentFolder } from '#app/content/defaults.server.ts';
import { isShipped, readImageFiles } from '#app/content/pictures/media-files.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { type ContentImage, imagesIn } from '#app/images/content-image.ts';
import type { ImageStore } from '#app/images/image-store.server.ts';
import { keepMadePicture } from './content-pictures.server.ts';

/** The pictures that content shows and the store has not. */
export async function picturesLacking(db: Database, content: unknown): Promise<ContentImage[]> {
  const rows = await db.selectFrom('contentPicture').select(['key', 'shape']).execute();
  return imagesIn(content).filter(
    ({ key, shape }) => !rows.some((row) => row.key === key && row.shape === shape),
  );
}

/** Takes pictures from a folder of content, where `mediaFaults` has found them right. They are kept under their keys. */
export async function takePictures(
  db: Database,
  images: ImageStore,
  pictures: readonly ContentImage[],
  folder: string,
  now: Date,
): Promise<void> {
  for (const picture of pictures) {
    const { files } = await readImageFiles(folder, picture);
    await keepMadePicture(db, images, picture, files, now);
  }
}

/**
 * Takes pictures that are shipped with the content and belong to texts of staff from now on, because the next version of
 * the product may not ship them any more. While the store is away they stay where they are.
 */
export async function keepShippedPictures(
  { database: { db }, images, log }: Pick<Services, 'database' | 'images' | 'log'>,
  content: unknown,
  now: Date,
): Promise<void> {
  try {
    const lacking = await picturesLacking(db, content);
    const shipped = await Promise.all(lacking.map(isShipped));
    const pictures = lacking.filter((_, at) => shipped[at]);
    await takePictures(db, images, pictures, contentFolder, now);
  } catch (error) {
    log.warn({ err: error }, 'shipped pictures not kept');
  }
}
