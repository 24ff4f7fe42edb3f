import { type ContentShape, contentShapes, imageFileName, largestFile } from './image-shapes.ts';

/**
 * The key and the shape of an uploaded picture of the content, by its address; null for any other text, such as the
 * address of a drawing.
 */
export function contentImage(address: string): { key: string; shape: ContentShape } | null {
  const key = /^\/media\/([0-9a-f]{32})-/.exec(address)?.[1];
  if (!key) return null;
  const shape = contentShapes.find(
    (one) => address === `/media/${imageFileName(key, largestFile(one))}`,
  );
  return shape ? { key, shape } : null;
}

/** The keys of all pictures that a value of the content names, however deep; each once. */
export function imageKeysIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const image = contentImage(value);
    return image ? [image.key] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(imageKeysIn))];
}
