import { useEffect, useRef } from 'react';
import { type Crop, squareOf } from './crop.ts';

const shownSide = 400;
/** Twice what the gallery shows, so that the server still has something to make smaller. */
const longestSide = 1600;

/** The chosen square of a picture, drawn on the spot. */
export function CroppedPicture({
  image,
  crop,
  className,
}: {
  image: HTMLImageElement;
  crop: Crop;
  className?: string | undefined;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, image, crop, shownSide);
  }, [image, crop]);
  return <canvas ref={canvas} className={className} width={shownSide} height={shownSide} />;
}

/**
 * The chosen square as a file to upload; the original where it is that square already, or where this
 * browser cannot make one: the server then chooses a square itself.
 */
export async function croppedFile(file: File, image: HTMLImageElement, crop: Crop): Promise<File> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const { side } = squareOf({ width, height }, crop);
  if (width === height && side === width && width <= longestSide) return file;
  const canvas = document.createElement('canvas');
  draw(canvas, image, crop, Math.round(Math.min(side, longestSide)));
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.92),
  );
  return blob ? new File([blob], 'picture.jpg', { type: 'image/jpeg' }) : file;
}

function draw(canvas: HTMLCanvasElement, image: HTMLImageElement, crop: Crop, size: number) {
  const { naturalWidth: width, naturalHeight: height } = image;
  const { left, top, side } = squareOf({ width, height }, crop);
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) return;
  // What is transparent becomes white, as on the server.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, size, size);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, left, top, side, side, 0, 0, size, size);
}
