import { type RefObject, useLayoutEffect, useRef } from 'react';
import { NavigationType, ScrollRestoration, useLocation, useNavigationType } from 'react-router';

/**
 * Where a page is scrolled to. Back, Forward and a reload find the position as it was; a link to
 * another page leads smoothly to the top (decision 9), or at once where motion is unwelcome.
 *
 * `ScrollRestoration` can only jump: a `scroll-behavior: smooth` set with the same update reaches the
 * viewport too late. So its jump is undone before anything is painted, and repeated as a smooth scroll.
 */
export function ScrollPosition() {
  const start = useRef(0);
  // In this order: the effects of siblings run from the first to the last.
  return (
    <>
      <BeforeJump run={() => void (start.current = window.scrollY)} />
      <ScrollRestoration />
      <AfterJump start={start} />
    </>
  );
}

function BeforeJump({ run }: { run: () => void }) {
  useLayoutEffect(run);
  return null;
}

function AfterJump({ start }: { start: RefObject<number> }) {
  const { pathname, hash } = useLocation();
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  const left = useRef(pathname);
  useLayoutEffect(() => {
    const isAnotherPage = left.current !== pathname;
    left.current = pathname;
    if (!isAnotherPage || !isFollowed || hash || window.scrollY !== 0) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    window.scrollTo({ top: start.current, behavior: 'instant' });
    return onceShown(() => window.scrollTo({ top: 0, behavior: 'smooth' }));
  }, [pathname, hash, isFollowed, start]);
  return null;
}

/**
 * Runs `move` once the page has been painted: on a slow phone painting takes longer than the scroll, which
 * would be over before anybody saw it. Returns a function that cancels it.
 */
function onceShown(move: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(move);
  });
  return () => cancelAnimationFrame(frame);
}
