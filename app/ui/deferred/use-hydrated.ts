import { useSyncExternalStore } from 'react';

/**
 * Whether React has hydrated the page. False on the server and in the first render of the browser, so that
 * both agree; what works only with scripts waits for true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
