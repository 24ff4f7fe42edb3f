import { type RefObject, useEffect } from 'react';
import { useLatest } from '#app/ui/use-latest.ts';

interface Dismissal {
  escape: () => void;
  clickAway: () => void;
}

/** Listens for Escape and for clicks outside of `root`, only while `isOpen`. */
export function useDismiss(root: RefObject<HTMLElement | null>, isOpen: boolean, ways: Dismissal) {
  const latest = useLatest(ways);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      // Escape that ends a word of a composing keyboard, or that something else has used, is not ours.
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) {
        latest.current.escape();
      }
    };
    const onClick = (event: MouseEvent) => {
      // The path, because what was clicked inside may have left the page by now.
      if (!event.composedPath().includes(root.current!)) latest.current.clickAway();
    };
    const end = new AbortController();
    const { signal } = end;
    // On the way down, so that a page that stops its clicks counts as elsewhere too.
    document.addEventListener('click', onClick, { signal, capture: true });
    document.addEventListener('keydown', onKey, { signal });
    return () => end.abort();
  }, [root, isOpen, latest]);
}
