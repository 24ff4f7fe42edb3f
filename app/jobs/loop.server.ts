/** The pauses of a loop in milliseconds: after each run, and before the first. */
type Pauses = {
  everyMs: number;
  firstMs?: number;
  /** Lengthens pauses at random, by this share at most: 0.5 makes 60 s up to 90 s. */
  spread?: number;
};

/**
 * Runs `work` repeatedly, at once or after the first pause. Returns a function that stops the loop and waits
 * for the current run. `work` may check `stopping` to finish early, and must not throw, which would end the
 * process. Never keeps a process alive.
 */
export function startLoop(
  work: (stopping: AbortSignal) => Promise<void>,
  { everyMs, firstMs = 0, spread = 0 }: Pauses,
): () => Promise<void> {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    running = work(stopping.signal).finally(() => plan(everyMs));
  };
  const plan = (ms: number) => {
    if (stopping.signal.aborted) return;
    timer = setTimeout(run, ms * (1 + spread * Math.random())).unref();
  };
  if (firstMs > 0) plan(firstMs);
  else run();
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await running;
  };
}
