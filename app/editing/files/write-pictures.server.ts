import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaFolder, mediaNames, shippedFile } from '#app/content/pictures/media-files.server.ts';
import { imagesIn } from '#app/images/content-image.ts';
import { imageNamePattern } from '#app/images/image-shapes.ts';
import { type ImageStore, imageNames, pictureBytes } from '#app/images/image-store.server.ts';

/**
 * Writes the pictures that content shows into a folder of content: the files of pages, never a master, of which a
 * repository would show what was cut away. Removes those that nothing shows any more. Returns the names of files that are
 * nowhere.
 */
export async function writePictures(
  images: ImageStore,
  content: unknown,
  folder: string,
): Promise<string[]> {
  const shown = imagesIn(content).flatMap(({ key, shape }) => imageNames(key, shape));
  const missing: string[] = [];
  if (shown.length > 0) await mkdir(mediaFolder(folder), { recursive: true });
  for (const name of shown) {
    const bytes = (await shippedFile(name)) ?? (await pictureBytes(images, name));
    if (bytes) await writeFile(join(mediaFolder(folder), name), bytes);
    else missing.push(name);
  }
  const generated = new RegExp(`^${imageNamePattern}$`);
  for (const name of await mediaNames(folder)) {
    if (generated.test(name) && !shown.includes(name)) await rm(join(mediaFolder(folder), name));
  }
  return missing;
}
