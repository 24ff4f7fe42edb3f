/** The timers that a component needs. Passed in, so that a test decides when time passes. */
export interface Clock {
  /** Runs something once, later. The answer cancels it. */
  after(milliseconds: number, run: () => void): () => void;
}

/** The browser's own timers, looked up at each call, so that a test may replace them. */
export const browserClock: Clock = {
  after(milliseconds, run) {
    // A delay beyond 31 bits would fire at once.
    const timer = setTimeout(run, Math.min(milliseconds, 0x7fffffff));
    return () => clearTimeout(timer);
  },
};
