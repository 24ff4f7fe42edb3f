import { Children, type ReactNode, useRef } from 'react';
import { useHydrated } from '../deferred/use-hydrated.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { canMove, isInView, isRotating } from './carousel-machine.ts';
import styles from './carousel.module.css';
import type { CarouselWords } from './carousel.text.ts';
import { useCarousel } from './use-carousel.ts';
import { useSwipe } from './use-swipe.ts';

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
