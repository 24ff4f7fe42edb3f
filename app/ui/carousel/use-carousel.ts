import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { type CarouselState, placeOf } from './carousel-machine.ts';
import { browserFrameClock, type RunningCarousel, runCarousel } from './running-carousel.ts';

/** Runs the carousel of a component: moves the slides in the page, and holds while nobody looks. */
export function useCarousel(
  root: RefObject<HTMLElement | null>,
  list: RefObject<HTMLUListElement | null>,
  count: number,
): [RunningCarousel, CarouselState] {
  const [carousel] = useState(() => runCarousel(browserFrameClock, count));
  useEffect(() => {
    const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
    if (lessMotion.matches) carousel.send({ type: 'pause' });
    // Taken now: when the page is left, the reference is empty a frame before this effect ends.
    const slides = list.current!;
    showScrolledSlide(carousel, slides);
    const stop = carousel.start({
      paint: (at) => paint(slides, at),
      isStill: () => lessMotion.matches,
    });
    const stopLooking = holdWhileUnseen(carousel, root.current!);
    return () => {
      stop();
      stopLooking();
    };
  }, [carousel, root, list]);
  return [carousel, useSyncExternalStore(carousel.watch, carousel.state, carousel.state)];
}

/** A visitor may have scrolled the list before scripts took over: go on from there. */
function showScrolledSlide(carousel: RunningCarousel, list: HTMLElement) {
  const view = list.parentElement!;
  const index = Math.round((Math.abs(view.scrollLeft) / view.scrollWidth) * list.children.length);
  if (index) carousel.send({ type: 'show', index });
  view.scrollLeft = 0;
}

function paint(list: HTMLElement, at: number) {
  const sign = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
  const [gap, inView] = isNarrow(list) ? [24, 1] : [75, 2];
  const slides = [...list.children] as HTMLElement[];
  // Where all fit none moves; the last would otherwise wait to the left of the first, unseen.
  const canMove = slides.length > inView;
  for (const [index, slide] of slides.entries()) {
    const shift = canMove ? sign * (placeOf(index, at, slides.length) - index) : 0;
    // Through the object model: a style attribute would break a strict content security policy.
    slide.style.transform = shift
      ? `translateX(calc(${shift.toFixed(4)} * (100% + ${gap}px)))`
      : '';
  }
}

/** The widths, in pixels, are those of the style sheet. */
function isNarrow(element: HTMLElement): boolean {
  return element.clientWidth < 640;
}

function holdWhileUnseen(carousel: RunningCarousel, root: HTMLElement): () => void {
  const lookAtTab = () =>
    carousel.send({ type: document.hidden ? 'hold' : 'release', hold: 'hidden' });
  const screen = new IntersectionObserver(([entry]) =>
    carousel.send({ type: entry?.isIntersecting ? 'release' : 'hold', hold: 'off-screen' }),
  );
  const room = new ResizeObserver(() =>
    carousel.send({ type: 'fit', inView: isNarrow(root) ? 1 : 2 }),
  );
  lookAtTab();
  document.addEventListener('visibilitychange', lookAtTab);
  screen.observe(root);
  room.observe(root);
  return () => {
    document.removeEventListener('visibilitychange', lookAtTab);
    screen.disconnect();
    room.disconnect();
  };
}
