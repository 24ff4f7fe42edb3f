import { type RefObject, useEffect, useRef } from 'react';

interface WaysOut {
  escape?: () => void;
  clickAway?: () => void;
}

/** Listens for Escape and for clicks outside of `root`, only while `isOpen` and only for what is wanted. */
export function useWaysOut(root: RefObject<HTMLElement | null>, isOpen: boolean, wanted: WaysOut) {
  const latest = useRef(wanted);
  useEffect(() => {
    latest.current = wanted;
  });
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      // Escape that ends a word of a composing keyboard, or that something else has used, is not ours.
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      latest.current.escape?.();
    };
    const onClick = (event: MouseEvent) => {
      // The path, because what was clicked inside may have left the page by now.
      if (!event.composedPath().includes(root.current!)) latest.current.clickAway?.();
    };
    document.addEventListener('keydown', onKey);
    // On the way down, so that a page that stops its clicks counts as elsewhere too.
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick, true);
    };
  }, [root, isOpen]);
}
