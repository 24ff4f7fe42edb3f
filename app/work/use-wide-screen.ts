import { useSyncExternalStore } from 'react';

/** From this width on what a row holds stands beside the list; the same as in `record-row.module.css`. */
const isWide = '(min-width: 1100px)';

/** Whether the list and what is chosen in it stand beside each other. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(isWide);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(isWide).matches,
    () => false,
  );
}
