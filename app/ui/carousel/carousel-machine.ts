/** Why a carousel that plays does not move for a while. */
export type Hold = 'hover' | 'touch' | 'hidden' | 'off-screen';

export interface CarouselState {
  readonly count: number;
  /** How many slides show side by side. */
  readonly inView: number;
  /** The slide that stands first, counted on through every round, so that a move has a direction. */
  readonly first: number;
  /** What the visitor wants. The holds come and go without touching it. */
  readonly isPlaying: boolean;
  readonly holds: readonly Hold[];
}

export type CarouselEvent =
  | { type: 'move'; by: number }
  | { type: 'show'; index: number }
  | { type: 'fit'; inView: number }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'hold'; hold: Hold }
  | { type: 'release'; hold: Hold };

export function initialCarouselState(count: number): CarouselState {
  return { count, inView: 2, first: 0, isPlaying: true, holds: [] };
}

/** One step of the carousel. Pure; a step that changes nothing gives the same state back. */
export function stepCarousel(state: CarouselState, event: CarouselEvent): CarouselState {
  switch (event.type) {
    case 'move':
      return { ...state, first: state.first + event.by };
    case 'show':
      return { ...state, first: state.first + shortestWay(state, event.index) };
    case 'fit':
      return state.inView === event.inView ? state : { ...state, inView: event.inView };
    case 'play':
      return state.isPlaying ? state : { ...state, isPlaying: true };
    case 'pause':
      return state.isPlaying ? { ...state, isPlaying: false } : state;
    case 'hold':
      if (state.holds.includes(event.hold)) return state;
      return { ...state, holds: [...state.holds, event.hold] };
    case 'release':
      if (!state.holds.includes(event.hold)) return state;
      return { ...state, holds: state.holds.filter((hold) => hold !== event.hold) };
  }
}

/** Whether there is more to see than fits. */
export function canMove(state: CarouselState): boolean {
  return state.count > state.inView;
}

/** Whether the slides advance by themselves at this moment. */
export function isRotating(state: CarouselState): boolean {
  return state.isPlaying && state.holds.length === 0 && canMove(state);
}

/** The index of the slide that stands first. */
export function currentSlide(state: CarouselState): number {
  return modulo(state.first, state.count);
}

/** Whether a slide shows once the present move is over. */
export function isInView(state: CarouselState, index: number): boolean {
  return modulo(index - state.first, state.count) < state.inView;
}

/**
 * Where a slide stands while the carousel is at the position `at`, which may lie between two
 * slides: 0 is the first place in view, and the slide that leaves to the left is on its way to -1.
 * A slide changes sides only between -1 and the last place, where nobody sees it.
 */
export function placeOf(index: number, at: number, count: number): number {
  return modulo(index - at + 1, count) - 1;
}

function shortestWay(state: CarouselState, index: number): number {
  const forward = modulo(index - state.first, state.count);
  return forward > state.count / 2 ? forward - state.count : forward;
}

function modulo(value: number, count: number): number {
  return ((value % count) + count) % count;
}
