/** The sides of the squares that each picture is kept in, in pixels, the largest first. */
export const imageSides = [800, 400] as const;

type ImageSide = (typeof imageSides)[number];

/** The name under which a square of a picture is kept. Its key is 32 hex digits. */
export function imageName(key: string, side: ImageSide): string {
  return side === 800 ? `${key}.webp` : `${key}-${side}.webp`;
}

/** What those names look like, for the router. */
export const imageNamePattern = String.raw`[0-9a-f]{32}(?:-400)?\.webp`;

/** The address of a picture, as the gallery stores it: that of its largest square. */
export function imageAddress(key: string): string {
  return `/media/${imageName(key, 800)}`;
}

/** The key in such an address; null for any other text. */
export function imageKeyOf(address: string): string | null {
  return /^\/media\/([0-9a-f]{32})\.webp$/.exec(address)?.[1] ?? null;
}

/** Where the key stands in such an address, counted from 1 as SQL does. */
export const keyInAddress = { start: 8, length: 32 };

/** The address of the 400 px picture that stands beside every 800 px one. */
export function smallImage(address: string): string {
  return address.replace(/\.webp$/, '-400.webp');
}
