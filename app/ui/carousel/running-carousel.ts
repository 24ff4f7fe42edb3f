import { browserClock, type Clock } from '#app/ui/clock.ts';
import {
  type CarouselEvent,
  type CarouselState,
  initialCarouselState,
  isRotating,
  stepCarousel,
} from './carousel-machine.ts';

/** A move starts every 3 seconds, and takes half of them. */
const PERIOD = 3_000;
const MOVE = 1_500;

/** Time that can be drawn in. */
export interface FrameClock extends Clock {
  /** Milliseconds since some fixed moment. */
  now(): number;
  /** Runs something before the next picture is drawn. The answer cancels it. */
  nextFrame(run: () => void): () => void;
}

export const browserFrameClock: FrameClock = {
  ...browserClock,
  now: () => performance.now(),
  nextFrame(run) {
    const frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  },
};

export interface CarouselView {
  /** Shows the slides at a position, which during a move lies between two of them. */
  paint(at: number): void;
  /** Whether the visitor has asked for less motion. */
  isStill(): boolean;
}

/** A carousel in time: its state, its timer and its movement. */
export interface RunningCarousel {
  state(): CarouselState;
  send(event: CarouselEvent): void;
  watch(watcher: () => void): () => void;
  /** A finger holds the slides; they follow `drag`, and with `drop` move on, back, or to where they were. */
  grab(): void;
  drag(by: number): void;
  drop(by: number): void;
  /** Starts the timers. The answer stops them all. */
  start(view: CarouselView): () => void;
}

export function runCarousel(clock: FrameClock, count: number): RunningCarousel {
  const watchers = new Set<() => void>();
  let state = initialCarouselState(count);
  let view: CarouselView | undefined;
  let at = 0;
  let grabbedAt = 0;
  let cancelPeriod: (() => void) | undefined;
  let cancelFrame = () => {};

  function send(event: CarouselEvent) {
    const before = state;
    state = stepCarousel(before, event);
    const hasMoved = state.first !== before.first;
    if (hasMoved) moveTo(state.first);
    else if (state.inView !== before.inView) show(at);
    keepPeriod(hasMoved);
    if (state !== before) for (const watcher of watchers) watcher();
  }

  function moveTo(goal: number) {
    cancelFrame();
    if (view?.isStill()) show(goal);
    else glide(at, goal, clock.now());
  }

  function glide(from: number, to: number, since: number) {
    const progress = Math.min(1, (clock.now() - since) / MOVE);
    show(from + (to - from) * pull(progress));
    if (progress < 1) cancelFrame = clock.nextFrame(() => glide(from, to, since));
  }

  function show(position: number) {
    at = position;
    view?.paint(at);
  }

  /** A period runs exactly while the slides rotate, and begins anew with each move. */
  function keepPeriod(anew: boolean) {
    const isDue = view !== undefined && isRotating(state);
    if (isDue && cancelPeriod && !anew) return;
    cancelPeriod?.();
    cancelPeriod = isDue ? clock.after(PERIOD, () => send({ type: 'move', by: 1 })) : undefined;
  }

  return {
    state: () => state,
    send,
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    grab() {
      cancelFrame();
      grabbedAt = at;
      send({ type: 'hold', hold: 'touch' });
    },
    drag: (by) => show(grabbedAt + by),
    drop(by) {
      send({ type: 'release', hold: 'touch' });
      if (by) send({ type: 'move', by });
      else moveTo(state.first);
    },
    start(newView) {
      view = newView;
      show(state.first);
      keepPeriod(true);
      return () => {
        cancelFrame();
        cancelPeriod?.();
        cancelPeriod = view = undefined;
      };
    },
  };
}

/** Eases in and out, without a bounce. */
function pull(progress: number): number {
  return progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2;
}
