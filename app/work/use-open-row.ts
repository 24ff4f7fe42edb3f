import { useState } from 'react';
import { useWideScreen } from './use-wide-screen.ts';

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
