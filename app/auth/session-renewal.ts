/**
 * Why a new sign-in is needed: the session has ended, it is another account's, or it began too long ago for what is
 * to be done.
 */
export type RenewalReason = 'ended' | 'other-account' | 'not-fresh';

/** Asks the user to sign in again. Resolves to whether they did. */
type Ask = (reason: RenewalReason) => Promise<boolean>;

let refresh: Ask | null = null;
let running: Promise<boolean> | null = null;
let renewals = 0;

/** How often this page has had its session renewed. Whoever asks the server notes it before, for `renewSession`. */
export const renewalsSoFar = () => renewals;

/** Registers the open page's way to ask for a new sign-in. Returns a function that unregisters it. */
export function renewSessionsBy(way: Ask): () => void {
  refresh = way;
  return () => {
    if (refresh === way) refresh = null;
  };
}

/**
 * Asks for a new sign-in; concurrent calls share one prompt. False where no page can ask. `before` is how often the session had
 * been renewed when the server was asked: a refusal that is heard of only after the next renewal asks nobody again.
 */
export function renewSession(reason: RenewalReason, before = renewals): Promise<boolean> {
  if (before < renewals) return Promise.resolve(true);
  if (!refresh) return Promise.resolve(false);
  running ??= refresh(reason)
    .then((isRenewed) => {
      if (isRenewed) renewals += 1;
      return isRenewed;
    })
    .finally(() => {
      running = null;
    });
  return running;
}
