/** Resolves when the browser has nothing else to do, after a second at most. */
export function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    // Not in Safari.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 200);
  });
}
