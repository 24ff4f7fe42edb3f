import type { Sharp } from 'sharp';
import { type Crop, type Size, frameOf } from '#app/images/crop.ts';
import { decodeImage, imageRefusals, withoutMetadata } from '#app/images/decode-image.server.ts';
import {
  type ImageFile,
  type ImageShape,
  imageShapes,
  keepsClear,
  ratioOf,
} from '#app/images/image-shapes.ts';

/** The longest side of a master in pixels. */
const longestSide = 1600;

const bestQuality = 80;

export type CutPicture = {
  /** The whole picture without metadata. */
  master: Uint8Array;
  size: Size;
  files: { file: ImageFile; bytes: Uint8Array }[];
};

/** Why a picture of the content was refused. */
export const contentImageRefusals = [...imageRefusals, 'too_few_pixels'] as const;
export type ContentImageRefusal = (typeof contentImageRefusals)[number];

/** Makes of a picture its master, and the files of a shape that show the part of a crop; or says why it is refused. */
export async function cutPicture(
  bytes: Uint8Array,
  shape: ImageShape,
  crop: Crop,
): Promise<{ status: 'made'; made: CutPicture } | { status: ContentImageRefusal }> {
  const cut = await decodeImage(bytes, async (open) => {
    const { autoOrient } = await open().metadata();
    const part = wholePixels(autoOrient, frameOf(autoOrient, crop, ratioOf(shape)));
    if (isTooCoarse(shape, part)) return null;
    const limits = { fit: 'inside', withoutEnlargement: true } as const;
    const master = await withoutMetadata(
      open().resize(longestSide, longestSide, limits),
      keepsClear(shape),
    )
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    const size = { width: master.info.width, height: master.info.height };
    return { master: master.data, size, files: await cutFiles(() => open().extract(part), shape) };
  });
  if (cut.status !== 'made') return cut;
  return cut.made ? { status: 'made', made: cut.made } : { status: 'too_few_pixels' };
}

/** Whether less of a mark is shown than its smallest file has: an icon of that is a blur. Photos may be coarse. */
function isTooCoarse(shape: ImageShape, { width }: Size): boolean {
  return shape === 'mark' && width < imageShapes.mark[2].width;
}

/** The part is decoded once, at the size of the largest file; the others are made of that. */
async function cutFiles(openPart: () => Sharp, shape: ImageShape) {
  const { width, height } = imageShapes[shape][0];
  const part = withoutMetadata(openPart(), keepsClear(shape)).resize(width, height, {
    fit: 'fill',
  });
  const { data, info } = await part.raw().toBuffer({ resolveWithObject: true });
  const { default: sharp } = await import('sharp');
  const files = [];
  for (const file of imageShapes[shape]) {
    const pixels = await sharp(data, { raw: info })
      .resize(file.width, file.height, { fit: 'fill' })
      .raw()
      .toBuffer();
    const raw = { width: file.width, height: file.height, channels: info.channels };
    files.push({ file, bytes: await encode(() => sharp(pixels, { raw }), file) });
  }
  return files;
}

/** In the best quality whose file is small enough, found by halving; a picture of pure noise comes down to the worst. */
async function encode(open: () => Sharp, { format, maxBytes = Infinity }: ImageFile) {
  const encoded = (quality: number) =>
    (format === 'jpg'
      ? open().jpeg({ quality, mozjpeg: true })
      : open().webp({ quality })
    ).toBuffer();
  let bytes = await encoded(bestQuality);
  if (bytes.length <= maxBytes) return bytes;
  let [least, tooGood] = [1, bestQuality];
  bytes = await encoded(least);
  while (tooGood - least > 2) {
    const quality = Math.floor((least + tooGood) / 2);
    const tried = await encoded(quality);
    if (tried.length <= maxBytes) [least, bytes] = [quality, tried];
    else tooGood = quality;
  }
  return bytes;
}

/** The part in whole pixels, never past an edge and never empty. */
function wholePixels(whole: Size, part: { left: number; top: number } & Size) {
  const [left, width] = span(part.left, part.width, whole.width);
  const [top, height] = span(part.top, part.height, whole.height);
  return { left, top, width, height };
}

function span(start: number, length: number, end: number): [start: number, length: number] {
  const pixels = Math.max(1, Math.min(end, Math.round(length)));
  return [Math.max(0, Math.min(end - pixels, Math.round(start))), pixels];
}
