import * as v from 'valibot';
import { shippedImage } from '#app/content/pictures/media-files.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { type Size, firstCrop, zoomRange } from '#app/images/crop.ts';
import type { ContentImage } from '#app/images/content-image.ts';
import { imageAddress } from '#app/images/image-address.ts';
import { masterName } from '#app/images/image-files.server.ts';
import { contentShapes, imageFileName } from '#app/images/image-shapes.ts';
import { type ImageStore, pictureBytes } from '#app/images/image-store.server.ts';
import { keepFiles, newImageKey } from '#app/images/store-image.server.ts';
import { type ContentImageRefusal, type CutPicture, cutPicture } from './cut-picture.server.ts';

const percent = v.pipe(v.number(), v.minValue(0, 'out_of_range'), v.maxValue(100, 'out_of_range'));

/** The shape of a picture and the part that is shown. */
export const pictureCrop = v.object({
  shape: v.picklist(contentShapes),
  focus: v.object({
    x: percent,
    y: percent,
    zoom: v.pipe(
      v.number(),
      v.minValue(zoomRange.min, 'out_of_range'),
      v.maxValue(zoomRange.max, 'out_of_range'),
    ),
  }),
});

export type PictureCrop = v.InferOutput<typeof pictureCrop>;

type Stored = { status: 'stored'; key: string; url: string };

/** Keeps an uploaded picture: its master, and the files that pages show. A refused one leaves nothing behind. */
export async function storeContentPicture(
  db: Database,
  images: ImageStore,
  bytes: Uint8Array,
  crop: PictureCrop,
  now: Date,
): Promise<Stored | { status: ContentImageRefusal }> {
  const cut = await cutPicture(bytes, crop.shape, crop.focus);
  return cut.status === 'made' ? keep(db, images, cut.made, crop, now) : cut;
}

/**
 * Cuts another part of a picture that is there already. It gets a key of its own, so whatever shows the old part still
 * does. The master is kept with each: a picture can then go without a look at its siblings.
 */
export async function cropContentPicture(
  db: Database,
  images: ImageStore,
  key: string,
  crop: PictureCrop,
  now: Date,
): Promise<Stored | { status: ContentImageRefusal | 'not_found' }> {
  const master = await readMaster(db, images, key);
  if (!master) return { status: 'not_found' };
  const cut = await cutPicture(master, crop.shape, crop.focus);
  // The master as it is: encoded once more it would be a little worse each time.
  return cut.status === 'made' ? keep(db, images, { ...cut.made, master }, crop, now) : cut;
}

/** The whole picture, for staff alone; null for an unknown key. */
export async function readMaster(
  db: Database,
  images: ImageStore,
  key: string,
): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('contentPicture')
    .select('master')
    .where('key', '=', key)
    .executeTakeFirst();
  if (row) return pictureBytes(images, masterName(row.master));
  // Of one that was shipped with the content there is no more than pages show.
  return (await shippedImage(key))?.bytes ?? null;
}

/** The shape and the part that a picture shows; null for an unknown key. */
export async function readCrop(db: Database, key: string): Promise<PictureCrop | null> {
  const row = await db
    .selectFrom('contentPicture')
    .select(['shape', 'focus'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) {
    const shipped = await shippedImage(key);
    return shipped && { shape: shipped.shape, focus: firstCrop };
  }
  const focus: unknown = JSON.parse(row.focus);
  return v.parse(pictureCrop, { shape: row.shape, focus });
}

/**
 * Keeps a picture whose files have been made before, the largest first, under its key. What pages show is all there is of
 * it, so its master is made of the largest. Two processes may do it at once. Throws where that is no picture.
 */
export async function keepMadePicture(
  db: Database,
  images: ImageStore,
  { key, shape }: ContentImage,
  files: NamedFile[],
  now: Date,
): Promise<void> {
  const crop = { shape, focus: firstCrop };
  const cut = await cutPicture(files[0]?.bytes ?? new Uint8Array(), shape, crop.focus);
  if (cut.status !== 'made') throw new Error(`the picture ${key} is ${cut.status}`);
  await keepFilesOf(db, images, key, { ...cut.made, files }, crop, now);
}

async function keep(
  db: Database,
  images: ImageStore,
  { master, size, files }: CutPicture,
  crop: PictureCrop,
  now: Date,
): Promise<Stored> {
  const key = newImageKey();
  const named = files.map(({ file, bytes }) => ({ name: imageFileName(key, file), bytes }));
  await keepFilesOf(db, images, key, { master, size, files: named }, crop, now);
  return { status: 'stored', key, url: imageAddress(key, crop.shape) };
}

type NamedFile = { name: string; bytes: Uint8Array };

async function keepFilesOf(
  db: Database,
  images: ImageStore,
  key: string,
  { master, size, files }: { master: Uint8Array; size: Size; files: NamedFile[] },
  { shape, focus }: PictureCrop,
  now: Date,
): Promise<void> {
  const masterKey = newImageKey();
  const all = [...files, { name: masterName(masterKey), bytes: master }];
  await keepFiles(images, all, () =>
    db.transaction().execute(async (transaction) => {
      const createdAt = now.toISOString();
      await transaction
        .insertInto('image')
        .values({ key, createdAt })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const picture = { key, shape, focus: JSON.stringify(focus), ...size, master: masterKey };
      await transaction
        .insertInto('contentPicture')
        .values(picture)
        // New keys are never there; one that came with files another process may have kept meanwhile.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }),
  );
}
