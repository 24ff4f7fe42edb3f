/** The sides of the squares stored for each picture, in pixels, largest first. */
export const imageSides = [800, 400] as const;

type ImageSide = (typeof imageSides)[number];

/** The file name of a square of a picture. A key has 32 hex digits. */
export function imageName(key: string, side: ImageSide): string {
  return side === 800 ? `${key}.webp` : `${key}-${side}.webp`;
}

/** The pattern of these names, for the router. */
export const imageNamePattern = String.raw`[0-9a-f]{32}(?:-400)?\.webp`;

/** The address of a picture as the gallery stores it: that of its largest square. */
export function imageAddress(key: string): string {
  return `/media/${imageName(key, 800)}`;
}

/** The key in such an address; null for other text. */
export function imageKeyOf(address: string): string | null {
  return /^\/media\/([0-9a-f]{32})\.webp$/.exec(address)?.[1] ?? null;
}

/** The position of the key in such an address, counted from 1 as in SQL. */
export const keyInAddress = { start: 8, length: 32 };

/** The address of the 400 px version of an 800 px picture. */
export function smallImage(address: string): string {
  return address.replace(/\.webp$/, '-400.webp');
}
