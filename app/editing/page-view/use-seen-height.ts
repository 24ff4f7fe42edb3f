import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps an element as high as what is seen of the window: an on-screen keyboard covers the rest, and what stands at the
 * bottom would be behind it.
 */
export function useSeenHeight(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const seen = window.visualViewport;
    const { style } = element.current ?? {};
    if (!seen || !style) return;
    function fit() {
      // Enlarged by two fingers less is seen, too, but nothing is covered.
      const isCovered = seen!.scale === 1 && innerHeight - seen!.height > 120;
      style!.setProperty('--seen', isCovered ? `${seen!.height}px` : '100dvh');
      style!.setProperty('--above', isCovered ? `${seen!.offsetTop}px` : '0px');
    }
    seen.addEventListener('resize', fit);
    seen.addEventListener('scroll', fit);
    return () => {
      seen.removeEventListener('resize', fit);
      seen.removeEventListener('scroll', fit);
    };
  }, []);
  return element;
}
