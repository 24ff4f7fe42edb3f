/** Asks the user to sign in again. Resolves to whether they did. */
type Ask = () => Promise<boolean>;

let refresh: Ask | null = null;
let running: Promise<boolean> | null = null;

/** Registers the open page's way to ask for a new sign-in. Returns a function that unregisters it. */
export function renewSessionsBy(way: Ask): () => void {
  refresh = way;
  return () => {
    if (refresh === way) refresh = null;
  };
}

/** Asks for a new sign-in; concurrent calls share one prompt. False where no page can ask. */
export function renewSession(): Promise<boolean> {
  if (!refresh) return Promise.resolve(false);
  running ??= refresh().finally(() => {
    running = null;
  });
  return running;
}
