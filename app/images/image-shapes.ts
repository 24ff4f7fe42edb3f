/** One file of a picture: what is added to its key, and the size in pixels. `maxBytes` only where it is limited. */
export type ImageFile = {
  suffix: string;
  width: number;
  height: number;
  format: 'webp' | 'jpg';
  maxBytes?: number;
};

/**
 * The shapes of pictures, and for each the files that are made of a picture, the largest first. Names, serving,
 * sweeping, backup and moving follow from this table. `square` is the gallery's; messengers read `share`, and many
 * of them no WebP. A `mark` keeps what is clear in it, for the ground that is chosen with it.
 */
export const imageShapes = {
  square: [
    { suffix: '', width: 800, height: 800, format: 'webp' },
    { suffix: '-400', width: 400, height: 400, format: 'webp' },
  ],
  portrait: [
    { suffix: '-800x800', width: 800, height: 800, format: 'webp' },
    { suffix: '-400x400', width: 400, height: 400, format: 'webp' },
  ],
  scene: [
    { suffix: '-960x600', width: 960, height: 600, format: 'webp', maxBytes: 60_000 },
    { suffix: '-480x300', width: 480, height: 300, format: 'webp', maxBytes: 60_000 },
  ],
  mark: [
    { suffix: '-512x512', width: 512, height: 512, format: 'webp' },
    { suffix: '-256x256', width: 256, height: 256, format: 'webp' },
    { suffix: '-128x128', width: 128, height: 128, format: 'webp' },
  ],
  share: [{ suffix: '-1200x630', width: 1200, height: 630, format: 'jpg', maxBytes: 60_000 }],
} as const satisfies Record<string, readonly [ImageFile, ...ImageFile[]]>;

export type ImageShape = keyof typeof imageShapes;

/** The shapes of the pictures in the site's content; `square` stays with the gallery. */
export const contentShapes = ['portrait', 'scene', 'share', 'mark'] as const satisfies ImageShape[];

export type ContentShape = (typeof contentShapes)[number];

/** The largest file of a shape, which the shape's address names. */
export function largestFile(shape: ImageShape): ImageFile {
  return imageShapes[shape][0];
}

/** Whether what is clear in a picture stays so; in the others it becomes white. */
export function keepsClear(shape: ImageShape): boolean {
  return shape === 'mark';
}

/** Width by height of a shape. */
export function ratioOf(shape: ImageShape): number {
  const { width, height } = largestFile(shape);
  return width / height;
}

/** The name of a file of a picture. A key has 32 hex digits. */
export function imageFileName(key: string, { suffix, format }: ImageFile): string {
  return `${key}${suffix}.${format}`;
}

/** The pattern of all names that everybody may read, for the router. */
export const imageNamePattern = `[0-9a-f]{32}(?:${Object.values(imageShapes)
  .flat()
  .map(({ suffix, format }) => `${suffix}\\.${format}`)
  .join('|')})`;
