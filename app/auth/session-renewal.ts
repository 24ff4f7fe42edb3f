/** Asks whoever sits there to sign in again, and says whether that was done. */
type Ask = () => Promise<boolean>;

let refresh: Ask | null = null;
let running: Promise<boolean> | null = null;

/** While a page is open that can ask for it, ended sessions are renewed there. Returns how to stop that. */
export function renewSessionsBy(way: Ask): () => void {
  refresh = way;
  return () => {
    if (refresh === way) refresh = null;
  };
}

/** Has the session renewed; calls that notice its end together share one question. False where nobody can be asked. */
export function renewSession(): Promise<boolean> {
  if (!refresh) return Promise.resolve(false);
  running ??= refresh().finally(() => {
    running = null;
  });
  return running;
}
