import { useState, useSyncExternalStore } from 'react';

/**
 * Which row of the list is unfolded: one at a time. On wide screens, where it stands beside the list, there is
 * always one, the first until another is chosen.
 */
export function useOpenRow(rows: { _id: string }[]) {
  const isWide = useWideScreen();
  const [chosen, setChosen] = useState<string | null>(null);
  const isShown = rows.some(({ _id }) => _id === chosen);
  const openId = isShown ? chosen : isWide ? (rows[0]?._id ?? null) : null;
  return {
    ...{ openId, isWide },
    open: (id: string, isOpen: boolean) => setChosen(isOpen || isWide ? id : null),
  };
}

/** From this width on what a row holds stands beside the list; the same as in `record-row.module.css`. */
const isWide = '(min-width: 1100px)';

/** Whether the list and what is chosen in it stand beside each other. */
function useWideScreen(): boolean {
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
