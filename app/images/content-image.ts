import { type ContentShape, contentShapes, imageFileName, largestFile } from './image-shapes.ts';

export type ContentImage = { key: string; shape: ContentShape };

/**
 * The key and the shape of an uploaded picture of the content, by its address; null for any other text, such as the
 * address of a drawing.
 */
export function contentImage(address: string): ContentImage | null {
  const key = /^\/media\/([0-9a-f]{32})-/.exec(address)?.[1];
  if (!key) return null;
  const shape = contentShapes.find(
    (one) => address === `/media/${imageFileName(key, largestFile(one))}`,
  );
  return shape ? { key, shape } : null;
}

/** All uploaded pictures that a value of the content names, however deep; each once. */
export function imagesIn(value: unknown): ContentImage[] {
  const addresses = new Set(textsIn(value));
  return [...addresses].map(contentImage).filter((image) => image !== null);
}

/** Their keys. */
export function imageKeysIn(value: unknown): string[] {
  return [...new Set(imagesIn(value).map(({ key }) => key))];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
