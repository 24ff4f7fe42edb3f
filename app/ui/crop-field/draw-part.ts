import { type Crop, type Size, frameOf } from '#app/images/crop.ts';

/** Twice what the gallery shows, so that the server still has something to make smaller. */
const longestSquare = 1600;
/** Enough for the largest file of any shape at more than twice the zoom, in about a megabyte. */
const longestSide = 2400;
/** In bytes. What is heavier was not made small by its camera or program. */
const heavy = 2_000_000;

/** The size of a loaded picture, upright. */
export function sizeOf({ naturalWidth, naturalHeight }: HTMLImageElement): Size {
  return { width: naturalWidth, height: naturalHeight };
}

/** Fills a canvas with a part of a picture. */
export function drawPart(
  canvas: HTMLCanvasElement,
  image: HTMLImageElement,
  part: { left: number; top: number } & Size,
  keepsClear = false,
): void {
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  if (!context) return;
  if (!keepsClear) {
    // What is transparent becomes white, as on the server.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
  }
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

/**
 * The whole picture as a file to upload, made smaller where it is larger than needed: a camera's picture would take
 * minutes over a slow line, and may be larger than the server takes. `keepsClear` leaves what is clear as it is.
 */
export function reducedFile(
  file: File,
  image: HTMLImageElement,
  keepsClear: boolean,
): Promise<File> {
  const { width, height } = sizeOf(image);
  const scale = Math.min(1, longestSide / Math.max(width, height));
  if (scale === 1 && file.size <= heavy) return Promise.resolve(file);
  const reduced = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return drawnFile(file, image, { left: 0, top: 0, width, height }, reduced, keepsClear);
}

async function drawnFile(
  file: File,
  image: HTMLImageElement,
  part: { left: number; top: number } & Size,
  size: Size,
  keepsClear = false,
): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), size);
  drawPart(canvas, image, part, keepsClear);
  const [type, name] = keepsClear ? ['image/png', 'picture.png'] : ['image/jpeg', 'picture.jpg'];
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  return blob ? new File([blob], name, { type }) : file;
}
