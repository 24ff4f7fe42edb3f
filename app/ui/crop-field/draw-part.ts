import { type Crop, type Size, frameOf } from '#app/images/crop.ts';

/** Twice what the gallery shows, so that the server still has something to make smaller. */
const longestSquare = 1600;

/** The size of a loaded picture, upright. */
export function sizeOf({ naturalWidth, naturalHeight }: HTMLImageElement): Size {
  return { width: naturalWidth, height: naturalHeight };
}

/** Fills a canvas with a part of a picture. */
export function drawPart(
  canvas: HTMLCanvasElement,
  image: HTMLImageElement,
  part: { left: number; top: number } & Size,
): void {
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  if (!context) return;
  // What is transparent becomes white, as on the server.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, part.left, part.top, part.width, part.height, 0, 0, width, height);
}

/**
 * The chosen square as a file to upload; the original where it is that square already, or where this
 * browser cannot make one: the server then chooses a square itself.
 */
export function croppedFile(file: File, image: HTMLImageElement, crop: Crop): Promise<File> {
  const { width, height } = sizeOf(image);
  const square = frameOf({ width, height }, crop, 1);
  if (width === height && square.width === width && width <= longestSquare)
    return Promise.resolve(file);
  const side = Math.round(Math.min(square.width, longestSquare));
  return drawnFile(file, image, square, { width: side, height: side });
}

async function drawnFile(
  file: File,
  image: HTMLImageElement,
  part: { left: number; top: number } & Size,
  size: Size,
): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), size);
  drawPart(canvas, image, part);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.92),
  );
  return blob ? new File([blob], 'picture.jpg', { type: 'image/jpeg' }) : file;
}
