import { randomBytes } from 'node:crypto';
import type { default as SharpModule, Sharp } from 'sharp';
import type { Database } from '#app/database/database.server.ts';
import { imageAddress, imageName, imageSides } from '#app/images/image-address.ts';
import type { ImageStore } from '#app/images/image-store.server.ts';

/** The largest file that is read, in bytes. */
export const maxImageBytes = 8 * 1024 * 1024;
const maxPixels = 40_000_000;
const longestSide = 12_000;

/** Why a picture was refused. */
export type ImageRefusal = 'unsupported_type' | 'damaged' | 'too_many_pixels';

/**
 * Decodes a picture, makes an 800 and a 400 px square of it without any metadata, keeps both and
 * returns the address of the larger one. A refused picture leaves nothing behind.
 */
export async function storeImage(
  db: Database,
  images: ImageStore,
  bytes: Uint8Array,
  now: Date,
): Promise<{ status: 'stored'; url: string } | { status: ImageRefusal }> {
  const squares = await oneAtATime(() => squaresOf(bytes));
  if (squares.status !== 'made') return squares;
  // 128 random bits as 32 hex digits: no name of the sender's, nothing to guess.
  const key = randomBytes(16).toString('hex');
  const kept: string[] = [];
  try {
    for (const { side, bytes: square } of squares.files) {
      const name = imageName(key, side);
      kept.push(name);
      await images.put(name, square);
    }
    await db.insertInto('image').values({ key, createdAt: now.toISOString() }).execute();
  } catch (error) {
    await Promise.allSettled(kept.map((name) => images.remove(name)));
    throw error;
  }
  return { status: 'stored', url: imageAddress(key) };
}

async function squaresOf(bytes: Uint8Array) {
  if (!hasAllowedSignature(bytes)) return refusal('unsupported_type');
  const sharp = await decoder();
  const open = () =>
    // failOn 'warning': the default lets a file with a missing end through, its rest grey.
    sharp(bytes, { failOn: 'warning', limitInputPixels: maxPixels, pages: 1 });
  const header = await open().metadata().catch(refusalOf);
  if ('status' in header) return header;
  if (!['jpeg', 'png', 'webp', 'heif'].includes(header.format)) return refusal('unsupported_type');
  if (Math.max(header.width, header.height) > longestSide) return refusal('too_many_pixels');
  try {
    const files = await Promise.all(
      imageSides.map(async (side) => ({ side, bytes: await square(open(), side).toBuffer() })),
    );
    return { status: 'made' as const, files };
  } catch (error) {
    return refusalOf(error);
  }
}

/** Metadata goes because sharp writes none unless asked; the colours are brought to sRGB before. */
function square(image: Sharp, side: number): Sharp {
  return image
    .autoOrient()
    .resize(side, side, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp({ quality: 80 });
}

function refusal(status: ImageRefusal): { status: ImageRefusal } {
  return { status };
}

function refusalOf(error: unknown) {
  const tooLarge = error instanceof Error && /pixel limit|dimensions/i.test(error.message);
  return refusal(tooLarge ? 'too_many_pixels' : 'damaged');
}

/** Only what begins like one of the four types reaches a decoder at all. */
function hasAllowedSignature(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.subarray(0, 32)).toString('latin1');
  return (
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    /^RIFF[\s\S]{4}WEBP/.test(text) ||
    /^[\s\S]{4}ftypavi[fs]/.test(text)
  );
}

/** Loaded on the first picture: it costs a tenth of a second that a start should not pay. */
async function decoder(): Promise<typeof SharpModule> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
    ],
  });
  return sharp;
}

let queue: Promise<unknown> = Promise.resolve();

/** One picture at a time: a 39-megapixel one takes 150 MB while it is decoded. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const turn = queue.then(work);
  queue = turn.catch(() => {});
  return turn;
}
