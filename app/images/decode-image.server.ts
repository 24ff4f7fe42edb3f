import type { default as SharpModule, Sharp } from 'sharp';

/** The largest file that is read, in bytes. */
export const maxImageBytes = 8 * 1024 * 1024;
const maxPixels = 40_000_000;
const longestSide = 12_000;

/** Why a picture was refused. */
export const imageRefusals = ['unsupported_type', 'damaged', 'too_many_pixels'] as const;
export type ImageRefusal = (typeof imageRefusals)[number];

/**
 * Decodes a picture and makes something of it; `open` starts from the upright picture as often as needed. One picture at
 * a time in a process. Returns what was made, or why the picture was refused (decision 46).
 */
export function decodeImage<T>(
  bytes: Uint8Array,
  make: (open: () => Sharp) => Promise<T>,
): Promise<{ status: 'made'; made: T } | { status: ImageRefusal }> {
  return oneAtATime(async () => {
    if (!hasAllowedSignature(bytes)) return refusal('unsupported_type');
    const sharp = await decoder();
    const open = () =>
      // failOn 'warning': the default lets a file with a missing end through, its rest grey.
      sharp(bytes, { failOn: 'warning', limitInputPixels: maxPixels, pages: 1 });
    const header = await open().metadata().catch(refusalOf);
    if ('status' in header) return header;
    if (!['jpeg', 'png', 'webp', 'heif'].includes(header.format))
      return refusal('unsupported_type');
    if (Math.max(header.width, header.height) > longestSide) return refusal('too_many_pixels');
    try {
      return { status: 'made' as const, made: await make(() => open().autoOrient()) };
    } catch (error) {
      return refusalOf(error);
    }
  });
}

/**
 * Metadata goes because sharp writes none unless asked; the colours are brought to sRGB before. What is clear becomes white
 * unless it is kept.
 */
export function withoutMetadata(image: Sharp, isClearKept = false): Sharp {
  const opaque = isClearKept ? image : image.flatten({ background: '#ffffff' });
  return opaque.toColourspace('srgb');
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
