import { type KeyboardEvent, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { type CarouselState, currentSlide } from './carousel-machine.ts';
import styles from './carousel.module.css';
import type { CarouselWords } from './carousel.text.ts';
import type { RunningCarousel } from './running-carousel.ts';

interface CarouselControlsProps {
  carousel: RunningCarousel;
  state: CarouselState;
  words: CarouselWords;
}

/** The button that pauses and plays, and one dot for each slide. */
export function CarouselControls({ carousel, state, words }: CarouselControlsProps) {
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
