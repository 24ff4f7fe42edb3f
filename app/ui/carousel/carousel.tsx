import {
  type ReactNode,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  Children,
  useRef,
} from 'react';
import { useHydrated } from '../deferred/use-hydrated.ts';
import {
  type CarouselState,
  canMove,
  isInView,
  isRotating,
  currentSlide,
} from './carousel-machine.ts';
import styles from './carousel.module.css';
import type { CarouselWords } from './carousel.text.ts';
import { useCarousel } from './use-carousel.ts';
import { Icon } from '../icon/icon.tsx';
import type { RunningCarousel } from './running-carousel.ts';

interface CarouselProps {
  /** The name of the whole: what the slides are. */
  label: string;
  words: CarouselWords;
  /** One child, one slide. */
  children: ReactNode;
}

/**
 * Slides that move on by themselves, two side by side where there is room (ARIA Authoring Practices, carousel;
 * WCAG 2.2.2: they can be paused, and stop at the keyboard's focus). The server sends a plain list,
 * which can be scrolled sideways; once scripts run, the slides move, and every one of them keeps its place
 * in the document.
 */
export function Carousel({ label, words, children }: CarouselProps) {
  const slides = Children.toArray(children);
  const root = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isLive = useHydrated();
  const [carousel, state] = useCarousel(root, list, slides.length);
  const swipe = useSwipe(carousel, list);

  return (
    <section
      ref={root}
      className={`${styles.carousel} ${isLive ? styles.isLive : ''}`}
      aria-roledescription={words.carousel}
      aria-label={label}
      onFocus={(event) => {
        // Focus by keyboard stops the slides for good; a click on a button is no reason to.
        if (event.target.matches(':focus-visible')) carousel.send({ type: 'pause' });
      }}
    >
      {/* The way to stop them comes first in the tab order, though it stands below. */}
      {canMove(state) && <CarouselControls carousel={carousel} state={state} words={words} />}
      <div
        className={styles.window}
        // Until scripts run, the slides are reached by scrolling: by the keyboard too.
        tabIndex={isLive ? undefined : 0}
        onPointerEnter={(event) => {
          if (event.pointerType === 'mouse') carousel.send({ type: 'hold', hold: 'hover' });
        }}
        onPointerLeave={() => carousel.send({ type: 'release', hold: 'hover' })}
        {...swipe}
      >
        <ul ref={list} className={styles.slides} aria-live={isRotating(state) ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <li key={index} inert={isLive && !isInView(state, index)}>
              <div
                role="group"
                aria-roledescription={words.slide}
                aria-label={words.position(index + 1, slides.length)}
              >
                {slide}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface CarouselControlsProps {
  carousel: RunningCarousel;
  state: CarouselState;
  words: CarouselWords;
}

/** The button that pauses and plays, and one dot for each slide. */
function CarouselControls({ carousel, state, words }: CarouselControlsProps) {
  const dots = useRef<HTMLDivElement>(null);
  const current = currentSlide(state);

  function step(event: KeyboardEvent<HTMLElement>) {
    const right = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!right) return;
    event.preventDefault();
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    carousel.send({ type: 'move', by: isMirrored ? -right : right });
    (dots.current!.children[currentSlide(carousel.state())] as HTMLElement).focus();
  }

  return (
    <div className={styles.controls}>
      <button
        type="button"
        aria-label={state.isPlaying ? words.pause : words.play}
        onClick={() => carousel.send({ type: state.isPlaying ? 'pause' : 'play' })}
      >
        <Icon name={state.isPlaying ? 'pause' : 'play'} />
      </button>
      <div
        ref={dots}
        className={styles.dots}
        role="group"
        aria-label={words.choose}
        onKeyDown={step}
      >
        {Array.from({ length: state.count }, (_, index) => (
          <button
            key={index}
            type="button"
            aria-label={words.position(index + 1, state.count)}
            aria-current={index === current ? 'true' : undefined}
            data-distance={Math.min(3, Math.abs(index - current))}
            onClick={() => carousel.send({ type: 'show', index })}
          />
        ))}
      </div>
    </div>
  );
}

/** A swipe of this many pixels moves on, and so does a shorter one that is this quick. */
const LONG = 40;
const QUICK_PIXELS_PER_MS = 0.3;

/**
 * Lets a finger move the slides by one. A mouse does not: there, dragging selects text. Up and down
 * belongs to the page, which `touch-action` in the style sheet sees to.
 */
function useSwipe(carousel: RunningCarousel, list: RefObject<HTMLUListElement | null>) {
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
