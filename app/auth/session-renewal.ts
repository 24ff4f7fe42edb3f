/** Asks whoever sits there to sign in again, and says whether that was done. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asked: Promise<boolean> | null = null;

/** While a page is open that can ask for it, ended sessions are renewed there. Returns how to stop that. */
export function renewSessionsBy(way: Ask): () => void {
  ask = way;
  return () => {
    if (ask === way) ask = null;
  };
}

/** Has the session renewed; calls that notice its end together share one question. False where nobody can be asked. */
export function renewSession(): Promise<boolean> {
  if (!ask) return Promise.resolve(false);
  asked ??= ask().finally(() => {
    asked = null;
  });
  return asked;
}
