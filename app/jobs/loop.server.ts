/** How often a loop goes round, in milliseconds: the pause after each time, and the one before the first. */
type Pauses = {
  everyMs: number;
  firstMs?: number;
  /** By what part, at most, pauses are longer at random: 0.5 makes 60 s up to 90 s. */
  spread?: number;
};

/**
 * Does `work` again and again, at once or after the first pause, until what it returns is called, which waits
 * for the work in hand. `work` may look at `stopping` to give up early, and must not throw: that would end
 * the process. Never keeps a process alive.
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
