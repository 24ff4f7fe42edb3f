import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import type { Saver } from '../saving/saver.ts';

/** As long as a save takes at most when all is well. */
const patienceMs = 3_000;

/**
 * Whoever leaves the page with something that is not saved waits for the save; where that fails, the browser asks.
 * Kept on the device it is not lost, but colleagues would not see it.
 */
export function useLeaveGuard(saver: Pick<Saver, 'settle'>, hasUnsaved: boolean): void {
  useEffect(() => {
    if (!hasUnsaved) return;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void leave(saver, blocker);
  }, [blocker, saver]);
}

async function leave(
  saver: Pick<Saver, 'settle'>,
  blocker: Extract<Blocker, { state: 'blocked' }>,
): Promise<void> {
  const tooLong = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs));
  if (await Promise.race([saver.settle(), tooLong])) return blocker.proceed();
  // The browser asks before it loads another page.
  const { pathname, search, hash } = blocker.location;
  blocker.reset();
  window.location.assign(pathname + search + hash);
}
