/** Which part of a picture is shown: where it lies, in percent of the way it can go, and how near. */
export type Crop = { x: number; y: number; zoom: number };

/** Width and height in pixels. */
export type Size = { width: number; height: number };

/** The middle, and a little above it, where faces are. */
export const firstCrop: Crop = { x: 50, y: 35, zoom: 100 };

/** How near a picture can be, in percent of what shows most of it. */
export const zoomRange = { min: 100, max: 400 };

/** The part in pixels of the picture. `ratio` is its width by its height. */
export function frameOf(
  size: Size,
  { x, y, zoom }: Crop,
  ratio: number,
): { left: number; top: number } & Size {
  const largest = Math.min(size.width, size.height * ratio);
  const width = (largest * 100) / zoom;
  const height = (largest / ratio) * (100 / zoom);
  return {
    left: ((size.width - width) * x) / 100,
    top: ((size.height - height) * y) / 100,
    width,
    height,
  };
}

/** The crop after coming nearer by a factor, its middle where it was as far as the picture goes. */
export function nearer(size: Size, crop: Crop, factor: number, ratio: number): Crop {
  const zoom = Math.min(zoomRange.max, Math.max(zoomRange.min, crop.zoom * factor));
  const before = frameOf(size, crop, ratio);
  const { width, height } = frameOf(size, { ...crop, zoom }, ratio);
  return {
    x: share(before.left + (before.width - width) / 2, size.width - width, crop.x),
    y: share(before.top + (before.height - height) / 2, size.height - height, crop.y),
    zoom,
  };
}

/** The crop after the picture has been pulled by some pixels under a frame that is `shown` pixels wide. */
export function pulled(
  size: Size,
  crop: Crop,
  pull: { x: number; y: number },
  { shown, ratio }: { shown: number; ratio: number },
): Crop {
  const { left, top, width, height } = frameOf(size, crop, ratio);
  const perPixel = width / shown;
  return {
    ...crop,
    x: share(left - pull.x * perPixel, size.width - width, crop.x),
    y: share(top - pull.y * perPixel, size.height - height, crop.y),
  };
}

/** How much of the way a frame has gone, in percent; as before where there is no way to go. */
function share(start: number, way: number, before: number): number {
  return way < 1 ? before : Math.min(100, Math.max(0, (start * 100) / way));
}
