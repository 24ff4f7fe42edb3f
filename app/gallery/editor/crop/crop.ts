/** Which square of a picture is shown: where it lies, in percent of the way it can go, and how near. */
export type Crop = { x: number; y: number; zoom: number };

/** The middle, and a little above it, where faces are. */
export const firstCrop: Crop = { x: 50, y: 35, zoom: 100 };

/** The square in pixels of the picture. */
export function squareOf(
  { width, height }: { width: number; height: number },
  { x, y, zoom }: Crop,
): { left: number; top: number; side: number } {
  const side = (Math.min(width, height) * 100) / zoom;
  return { left: ((width - side) * x) / 100, top: ((height - side) * y) / 100, side };
}

/** How near a picture can be, in percent of what shows most of it. */
export const zoomRange = { min: 100, max: 400 };

/** The crop after coming nearer by a factor, its middle where it was as far as the picture goes. */
export function nearer(size: { width: number; height: number }, crop: Crop, factor: number): Crop {
  const zoom = Math.min(zoomRange.max, Math.max(zoomRange.min, crop.zoom * factor));
  const before = squareOf(size, crop);
  const { side } = squareOf(size, { ...crop, zoom });
  const moved = (at: number, start: number, length: number) => {
    const way = length - side;
    const wanted = start + (before.side - side) / 2;
    return way < 1 ? at : Math.min(100, Math.max(0, (wanted * 100) / way));
  };
  return {
    x: moved(crop.x, before.left, size.width),
    y: moved(crop.y, before.top, size.height),
    zoom,
  };
}

/** The crop after the picture has been pulled by some pixels under a square of `shown` pixels. */
export function pulled(
  size: { width: number; height: number },
  crop: Crop,
  pull: { x: number; y: number },
  shown: number,
): Crop {
  const { side } = squareOf(size, crop);
  const moved = (at: number, length: number, by: number) => {
    const way = length - side;
    return way < 1 ? at : Math.min(100, Math.max(0, at - (by * side * 100) / shown / way));
  };
  return { ...crop, x: moved(crop.x, size.width, pull.x), y: moved(crop.y, size.height, pull.y) };
}
