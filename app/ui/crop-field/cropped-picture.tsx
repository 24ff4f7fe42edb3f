import { useEffect, useRef } from 'react';
import { type Crop, frameOf } from '#app/images/crop.ts';
import { drawPart, sizeOf } from './draw-part.ts';

const shownWidth = 400;

/** The chosen part of a picture, drawn on the spot. `ratio` is its width by its height. */
export function CroppedPicture({
  image,
  crop,
  ratio = 1,
  className,
}: {
  image: HTMLImageElement;
  crop: Crop;
  ratio?: number;
  className?: string | undefined;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const height = Math.round(shownWidth / ratio);
  useEffect(() => {
    if (canvas.current) drawPart(canvas.current, image, frameOf(sizeOf(image), crop, ratio));
  }, [image, crop, ratio]);
  return <canvas ref={canvas} className={className} width={shownWidth} height={height} />;
}
