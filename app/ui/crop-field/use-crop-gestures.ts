import { type PointerEvent, useEffect, useRef } from 'react';
import { type Crop, type Size, nearer, pulled } from '#app/images/crop.ts';

type Point = { x: number; y: number };

/** How much nearer a turn of the wheel by one pixel brings the picture. */
const perPixel = 1.002;

/**
 * Pulls a picture with one finger or the mouse, and brings it nearer with two fingers or the wheel. At the end of its
 * way the wheel scrolls the page as everywhere.
 */
export function useCropGestures(
  size: Size,
  crop: Crop,
  { ratio, onChange }: { ratio: number; onChange: (crop: Crop) => void },
) {
  const frame = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  /** Two fingers move in one frame: the second goes on from the first, not from what was drawn last. */
  const latest = useRef(crop);
  useEffect(() => {
    latest.current = crop;
  }, [crop]);

  function change(next: Crop) {
    latest.current = next;
    onChange(next);
  }

  useEffect(() => {
    const element = frame.current;
    // React listens to the wheel passively, and could not keep the page from scrolling.
    const turn = (event: WheelEvent) => {
      const next = nearer(size, latest.current, perPixel ** -event.deltaY, ratio);
      if (next.zoom === latest.current.zoom) return;
      event.preventDefault();
      change(next);
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  });

  function move(event: PointerEvent<HTMLElement>) {
    const held = fingers.current;
    if (!held.has(event.pointerId)) return;
    const before = gripOf([...held.values()]);
    held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = gripOf([...held.values()]);
    const by = { x: now.middle.x - before.middle.x, y: now.middle.y - before.middle.y };
    const shown = event.currentTarget.clientWidth;
    const pulledBy = pulled(size, latest.current, by, { shown, ratio });
    const isPinch = before.width > 0 && now.width > 0;
    change(isPinch ? nearer(size, pulledBy, now.width / before.width, ratio) : pulledBy);
  }

  function take(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    // A third finger changes nothing.
    if (fingers.current.size < 2)
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function letGo(event: PointerEvent) {
    fingers.current.delete(event.pointerId);
  }

  return {
    ref: frame,
    onPointerDown: take,
    onPointerMove: move,
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
}

/** The middle of one or two fingers, and how far they are apart. */
function gripOf([first, second = first]: Point[]): { middle: Point; width: number } {
  if (!first || !second) return { middle: { x: 0, y: 0 }, width: 0 };
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    width: Math.hypot(first.x - second.x, first.y - second.y),
  };
}
