import { type ImageShape, imageFileName, largestFile } from './image-shapes.ts';

/** The address of a picture as the gallery and the content store it: that of its largest file. */
export function imageAddress(key: string, shape: ImageShape = 'square'): string {
  return `/media/${imageFileName(key, largestFile(shape))}`;
}

/** The key in the address of a square of the gallery; null for other text. */
export function imageKeyOf(address: string): string | null {
  return /^\/media\/([0-9a-f]{32})\.webp$/.exec(address)?.[1] ?? null;
}

/** The key in the name of either file of a square; null for the files of the content's pictures, which have other names. */
export function squareKeyOf(fileName: string): string | null {
  return /^([0-9a-f]{32})(?:-400)?\.webp$/.exec(fileName)?.[1] ?? null;
}

/** The position of the key in such an address, counted from 1 as in SQL. */
export const keyInAddress = { start: 8, length: 32 };

/** The address of the 400 px version of an 800 px square of the gallery. */
export function smallImage(address: string): string {
  return address.replace(/\.webp$/, '-400.webp');
}
