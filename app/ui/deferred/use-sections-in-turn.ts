import { type RefObject, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { idleMoment } from './idle-moment.ts';
import styles from './sections-in-turn.module.css';

/**
 * Lays out what stands below the first screen of a page that a link has led to after the page is shown, section by section
 * in idle time: with style, layout and paint of all of it a tap on a link was answered a sixth later (record 0093). Not
 * where a scroll position is restored, or a place on the page is what the link leads to: that is right only once the page
 * has its real height.
 *
 * Returns attributes for the element whose children are the page's sections.
 */
export function useSectionsInTurn(): { ref: RefObject<HTMLElement | null>; className?: string } {
  const ref = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  const [whole, setWhole] = useState(isFollowed ? '' : pathname);
  const isInTurn = isFollowed && !hash && whole !== pathname;
  useEffect(() => {
    if (!isInTurn) return;
    let isLeft = false;
    void layOut(ref.current, () => isLeft).then(() => isLeft || setWhole(pathname));
    return () => void (isLeft = true);
  }, [isInTurn, pathname]);
  return { ref, ...(isInTurn && { className: styles.inTurn }) };
}

/** All sections, as only the style sheet says which of them it puts off: the others lose nothing. */
async function layOut(main: HTMLElement | null, isLeft: () => boolean) {
  for (const section of main?.querySelectorAll('section') ?? []) {
    await idleMoment();
    if (isLeft()) return;
    section.style.contentVisibility = 'visible';
  }
}
