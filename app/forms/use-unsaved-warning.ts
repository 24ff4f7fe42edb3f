import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Makes the browser ask before leaving the page while something would be lost. */
export function useUnsavedWarning(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAtRisk]);

  // A client-side navigation would not be asked about, so it is turned into a page load.
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
