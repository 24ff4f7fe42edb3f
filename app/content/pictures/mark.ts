import { contentImage } from '#app/images/content-image.ts';
import { imageFileName, imageShapes } from '#app/images/image-shapes.ts';

/** The mark that an agency has uploaded: the address of its largest file, and the colour on which it stands. */
export type Mark = { address: string; ground?: string };

/** The agency's own mark; null while it has none, and the shipped drawings stand for it. */
export function markOf(agency: {
  mark?: string | undefined;
  markGround?: string | undefined;
}): Mark | null {
  const { mark: address, markGround: ground } = agency;
  return address ? { address, ...(ground && { ground }) } : null;
}

/** The same as pages need it: `small` is twice as large as any shows it, `query` belongs to what is made of it. */
export type ShownMark = Mark & { small: string; query: string };

export function shownMark(mark: Mark): ShownMark {
  const image = contentImage(mark.address);
  const small = image ? `/media/${imageFileName(image.key, imageShapes.mark[2])}` : mark.address;
  return { ...mark, small, query: markQuery(mark) };
}

/**
 * Stands behind the addresses of icons and share pictures, which are the same for every mark: so that caches ask again
 * once it is another one. Nothing without a mark.
 */
export function markQuery(mark: Mark | null): string {
  if (!mark) return '';
  return `?v=${contentImage(mark.address)?.key.slice(0, 8)}${mark.ground?.slice(1) ?? ''}`;
}
