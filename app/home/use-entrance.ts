import { useEffect } from 'react';

/** How long the routes over the globe take to draw, in milliseconds (decision 8). */
const entranceMs = 2000;

/** Ends the hero's entrance animation after that time, or at the first input. */
export function useEntrance(): void {
  useEffect(() => {
    const end = () => document.querySelector('[data-entering]')?.removeAttribute('data-entering');
    const timer = setTimeout(end, entranceMs);
    const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'];
    for (const input of inputs) addEventListener(input, end, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const input of inputs) removeEventListener(input, end);
    };
  }, []);
}
