import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '#app/config/error-code.ts';
import { type ContentImage, imagesIn } from '#app/images/content-image.ts';
import { decodeImage } from '#app/images/decode-image.server.ts';
import { imageNames } from '#app/images/image-store.server.ts';
import {
  type ImageFile,
  contentShapes,
  imageFileName,
  imageNamePattern,
  imageShapes,
  largestFile,
} from '#app/images/image-shapes.ts';
import { contentFolder } from '../defaults.server.ts';

/** Where a folder of content has the pictures that staff uploaded: the files that pages show, under the names of the store. */
export function mediaFolder(folder: string): string {
  return join(folder, 'media');
}

/** A file of a picture that was shipped with the content; null for any other name. */
export function shippedFile(name: string): Promise<Uint8Array | null> {
  return readMedia(contentFolder, name);
}

/** Whether a picture is shipped with the content. */
export async function isShipped({ key, shape }: ContentImage): Promise<boolean> {
  return (await shippedImage(key))?.shape === shape;
}

/** The shape of a shipped picture and its largest file; null for an unknown key. */
export async function shippedImage(
  key: string,
): Promise<(ContentImage & { bytes: Uint8Array }) | null> {
  for (const shape of contentShapes) {
    const bytes = await shippedFile(imageFileName(key, largestFile(shape)));
    if (bytes) return { key, shape, bytes };
  }
  return null;
}

/** The files of a picture in a folder of content, or what is wrong with them, a sentence each. */
export async function readImageFiles(
  folder: string,
  { key, shape }: ContentImage,
): Promise<{ files: { name: string; bytes: Uint8Array }[]; faults: string[] }> {
  const files: { name: string; bytes: Uint8Array }[] = [];
  const faults: string[] = [];
  for (const file of imageShapes[shape]) {
    const name = imageFileName(key, file);
    const bytes = await readMedia(folder, name);
    const fault = !bytes
      ? 'the content shows this picture, and it is not here.'
      : (await isAsMade(bytes, file))
        ? null
        : `this is not a whole picture of ${file.width} by ${file.height} pixels, as an export writes it.`;
    if (fault) faults.push(`content/media/${name}: ${fault}`);
    else if (bytes) files.push({ name, bytes });
  }
  return { files, faults };
}

/**
 * What is wrong with the pictures of a folder of content, a sentence each: `needed` ones, without it all that `content`
 * shows, which the folder lacks or which are broken, and files that nothing shows.
 */
export async function mediaFaults(
  folder: string,
  content: unknown,
  needed = imagesIn(content),
): Promise<string[]> {
  const faults: string[] = [];
  for (const image of needed) faults.push(...(await readImageFiles(folder, image)).faults);
  const known = new Set(imagesIn(content).flatMap(({ key, shape }) => imageNames(key, shape)));
  const others = (await mediaNames(folder)).filter((name) => !known.has(name));
  return [...faults, ...others.map((name) => `content/media/${name}: no text shows this picture.`)];
}

/** The names of the files in the folder of pictures. */
export async function mediaNames(folder: string): Promise<string[]> {
  try {
    return (await readdir(mediaFolder(folder))).toSorted();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

async function readMedia(folder: string, name: string): Promise<Uint8Array | null> {
  // A name that is a path would lead out of the folder.
  if (!new RegExp(`^${imageNamePattern}$`).test(name)) return null;
  try {
    return await readFile(join(mediaFolder(folder), name));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Whether a file is what the site makes: whole, of this size and format, without a note of place or device. */
async function isAsMade(bytes: Uint8Array, { width, height, format, maxBytes }: ImageFile) {
  if (bytes.length > (maxBytes ?? Infinity)) return false;
  const decoded = await decodeImage(bytes, async (open) => {
    await open().raw().toBuffer();
    return open().metadata();
  });
  if (decoded.status !== 'made') return false;
  const { exif, xmp, iptc, ...found } = decoded.made;
  const isOfSize = found.width === width && found.height === height;
  const isOfFormat = found.format === (format === 'jpg' ? 'jpeg' : format);
  return isOfSize && isOfFormat && !exif && !xmp && !iptc;
}
