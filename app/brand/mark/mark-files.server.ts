import type { Sharp } from 'sharp';
import type { Mark } from '#app/content/pictures/mark.ts';
import { shippedFile } from '#app/content/pictures/media-files.server.ts';
import { type Language, languages } from '#app/i18n/language.ts';
import { type ImageStore, pictureBytes } from '#app/images/image-store.server.ts';
import { shareAddress } from '../share-address.ts';
import { ico } from './ico.ts';

/** A file that other programs show of the site, made of the mark. */
type Making = {
  type: 'image/png' | 'image/x-icon';
  make: (square: Square, shipped: ReadShipped) => Promise<Uint8Array>;
};

/** The mark on its ground, in a side of so many pixels. */
type Square = (side: number) => Promise<Buffer>;

/** A file of the site as it is shipped, by its address. */
export type ReadShipped = (address: string) => Promise<Uint8Array>;

/** Which files are made of an uploaded mark, by the address at which the shipped ones are. */
export const markFiles: ReadonlyMap<string, Making> = new Map<string, Making>([
  // Browsers go by the type: no page with a mark names the drawing, but tabs from before do.
  ['/favicon.svg', icon(192)],
  ['/favicon.ico', { type: 'image/x-icon', make: favicon }],
  ['/apple-touch-icon.png', icon(180)],
  ['/icons/192.png', icon(192)],
  ['/icons/512.png', icon(512)],
  ['/icons/maskable-512.png', { type: 'image/png', make: maskable }],
  ...languages.map((language): [string, Making] => [
    shareAddress('brand', language),
    { type: 'image/png', make: (square, shipped) => share(square, shipped, language) },
  ]),
]);

/** Makes the file of an address of the mark. Null where its picture is gone. */
export async function makeMarkFile(
  { make }: Making,
  mark: Mark,
  images: ImageStore,
  shipped: ReadShipped,
): Promise<Uint8Array | null> {
  const picture = await markPicture(images, mark);
  return picture && make((side) => squareOf(picture, mark, side).then(png), shipped);
}

/** The largest file of a mark; null where it is gone. */
export async function markPicture(
  images: ImageStore,
  { address }: Mark,
): Promise<Uint8Array | null> {
  const name = address.replace('/media/', '');
  return (await shippedFile(name)) ?? pictureBytes(images, name);
}

async function squareOf(picture: Uint8Array, { ground = white }: Mark, side: number) {
  const { default: sharp } = await import('sharp');
  return sharp(picture).resize(side, side).flatten({ background: ground });
}

const white = '#ffffff';

/** Few colours: a drawing needs no more, and some messengers show nothing above 60 kB. */
function png(picture: Sharp): Promise<Buffer> {
  return picture.png({ palette: true, quality: 80 }).toBuffer();
}

function icon(side: number): Making {
  return { type: 'image/png', make: (square) => square(side) };
}

async function favicon(square: Square): Promise<Uint8Array> {
  return ico(await Promise.all([32, 48].map(async (side) => ({ png: await square(side), side }))));
}

/** Systems cut it to a shape of their own; what matters lies in a circle of 80 % of the side. */
async function maskable(square: Square): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const inner = await square(384);
  const [r = 0, g = 0, b = 0] = await sharp(inner).raw().toBuffer();
  const around = { top: 64, bottom: 64, left: 64, right: 64 };
  // Of an opaque mark the colour of its corner, of another one its ground.
  const background = { r, g, b };
  return png(sharp(inner).extend({ ...around, background }));
}

/**
 * The shipped picture of the brand with the mark over the boat, larger than that. Nothing is written on it anew: what
 * draws text here cannot set Bengali, and messengers show the name beside the picture.
 */
async function share(
  square: Square,
  shipped: ReadShipped,
  language: Language,
): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const side = 152;
  const tile = await sharp(await square(side))
    .ensureAlpha()
    .composite([
      {
        input: roundSquare(side, 28),
        raw: { width: side, height: side, channels: 4 },
        blend: 'dest-in',
      },
    ])
    .png()
    .toBuffer();
  const whole = sharp(await shipped(shareAddress('brand', language)));
  return whole
    .composite([{ input: tile, left: 64, top: 52 }])
    .png({ palette: true, quality: 36, effort: 10, dither: 0 })
    .toBuffer();
}

/** The pixels of a square with round corners, clear around. No drawing: what reads those is blocked where pictures of strangers are read. */
function roundSquare(side: number, radius: number): Buffer {
  const pixels = Buffer.alloc(side * side * 4);
  for (let at = 0; at < side * side; at += 1) {
    // From the middle of the nearest corner, outwards alone.
    const [x = 0, y = 0] = [at % side, Math.floor(at / side)].map((one) =>
      Math.max(radius - one - 0.5, one + 0.5 - (side - radius), 0),
    );
    pixels[at * 4 + 3] = 255 * Math.min(1, Math.max(0, radius - Math.hypot(x, y) + 0.5));
  }
  return pixels;
}
