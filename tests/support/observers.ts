import { vi } from 'vitest';

/** What a browser with a layout would tell by itself. Each tells every watcher that was made since `stubObservers`. */
export type Observers = { resize: () => void; intersect: (isIntersecting: boolean) => void };

/** Puts observers into a page without a layout, until `vi.unstubAllGlobals`. Sizes are told once at the start. */
export function stubObservers(): Observers {
  const resized = new Set<() => void>();
  const seen = new Set<(entries: { isIntersecting: boolean }[]) => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      #run: () => void;
      constructor(run: () => void) {
        this.#run = run;
      }
      observe() {
        resized.add(this.#run);
        this.#run();
      }
      disconnect() {
        resized.delete(this.#run);
      }
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #run: (entries: { isIntersecting: boolean }[]) => void;
      constructor(run: (entries: { isIntersecting: boolean }[]) => void) {
        this.#run = run;
      }
      observe() {
        seen.add(this.#run);
      }
      disconnect() {
        seen.delete(this.#run);
      }
    },
  );
  return {
    resize: () => resized.forEach((run) => run()),
    intersect: (isIntersecting) => seen.forEach((run) => run([{ isIntersecting }])),
  };
}
