import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Has the browser ask before the page is left, as long as that would lose something. */
export function useUnsavedWarning(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAtRisk]);

  // A way within the site loads no page and would not be asked about: then it is to load one.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAtRisk && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { pathname, search, hash } = blocker.location;
    blocker.reset();
    window.location.assign(pathname + search + hash);
  }, [blocker]);
}
