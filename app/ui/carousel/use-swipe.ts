import { type PointerEvent, type RefObject, useRef } from 'react';
import type { RunningCarousel } from './running-carousel.ts';

/** A swipe of this many pixels moves on, and so does a shorter one that is this quick. */
const LONG = 40;
const QUICK_PIXELS_PER_MS = 0.3;

/**
 * Lets a finger move the slides by one. A mouse does not: there, dragging selects text. Up and down
 * belongs to the page, which `touch-action` in the style sheet sees to.
 */
export function useSwipe(carousel: RunningCarousel, list: RefObject<HTMLUListElement | null>) {
  const touch = useRef<{ id: number; x: number; since: number } | null>(null);

  /** How far the finger has moved the slides forwards, in pixels. */
  function forwards(event: PointerEvent) {
    const isMirrored = getComputedStyle(list.current!).direction === 'rtl';
    return (touch.current!.x - event.clientX) * (isMirrored ? -1 : 1);
  }

  function drop(event: PointerEvent) {
    if (event.pointerId !== touch.current?.id) return;
    const pixels = forwards(event);
    const isQuick =
      Math.abs(pixels) > 10 &&
      Math.abs(pixels) / (event.timeStamp - touch.current.since) > QUICK_PIXELS_PER_MS;
    const isSwipe = event.type === 'pointerup' && (Math.abs(pixels) >= LONG || isQuick);
    touch.current = null;
    carousel.drop(isSwipe ? Math.sign(pixels) : 0);
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      touch.current = { id: event.pointerId, x: event.clientX, since: event.timeStamp };
      carousel.grab();
    },
    onPointerMove(event: PointerEvent) {
      if (event.pointerId !== touch.current?.id) return;
      carousel.drag(forwards(event) / list.current!.children[0]!.clientWidth);
    },
    onPointerUp: drop,
    onPointerCancel: drop,
  };
}
