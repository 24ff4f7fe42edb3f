import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, ScrollRestoration, useLocation, useNavigationType } from 'react-router';

/**
 * Manages the scroll position. Back, Forward and a reload restore it; a link to another page scrolls smoothly
 * to the top (decision 9), or jumps where reduced motion is preferred.
 *
 * `ScrollRestoration` can only jump: a `scroll-behavior: smooth` set in the same update reaches the viewport
 * too late. So its jump is undone before the paint, and repeated as a smooth scroll.
 */
export function ScrollPosition() {
  const start = useScrollTop();
  // The order matters: effects of siblings run from first to last.
  return (
    <>
      <ScrollRestoration />
      <AfterJump start={start} />
    </>
  );
}

/**
 * How far the page was scrolled in its last frame, in px. Whoever asks the browser once another page is in the
 * document has it lay out all of that first, in the middle of a navigation.
 */
function useScrollTop(): RefObject<number> {
  const top = useRef(0);
  useEffect(() => {
    const note = () => void (top.current = window.scrollY);
    note();
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, []);
  return top;
}

function AfterJump({ start }: { start: RefObject<number> }) {
  const { pathname, hash } = useLocation();
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  const left = useRef(pathname);
  useLayoutEffect(() => {
    const isAnotherPage = left.current !== pathname;
    left.current = pathname;
    if (!isAnotherPage || !isFollowed || hash || start.current === 0) return;
    // Somewhere else than at the top: the link has asked to stay where it is.
    if (window.scrollY !== 0) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    window.scrollTo({ top: start.current, behavior: 'instant' });
    return onceShown(() => window.scrollTo({ top: 0, behavior: 'smooth' }));
  }, [pathname, hash, isFollowed, start]);
  return null;
}

/**
 * Runs `move` after the page has been painted: on a slow phone the scroll would otherwise be over before
 * anything is visible. Returns a function that cancels it.
 */
function onceShown(move: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(move);
  });
  return () => cancelAnimationFrame(frame);
}
