/** What the file input offers; the server looks into the file. */
const pictureKinds = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** The same for the attribute `accept`. */
export const acceptedPictures = pictureKinds.join();

/** A file that calls itself something else, like a PDF, is not sent over a slow line only to be refused. */
export function isPictureKind({ type }: File): boolean {
  return !type || pictureKinds.includes(type);
}
