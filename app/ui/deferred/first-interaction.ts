/**
 * Resolves at the first sign that somebody uses the page: a touch, a key, a scroll, the pointer; at once
 * where the browser has scrolled by itself, as on Back. Never on the server.
 */
export const firstInteraction = new Promise<unknown>((resolve) => {
  if (import.meta.env.SSR) return;
  if (scrollY > 0) resolve(null);
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'];
  for (const sign of signs) {
    addEventListener(sign, resolve, { once: true, capture: true, passive: true });
  }
});
