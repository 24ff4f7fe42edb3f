/**
 * Lets the chat's button fade while it would lie over the control that has focus. The answer stops
 * it. The mark is set by hand, for no render has a reason to follow every scroll.
 */
export function keepClear(root: HTMLElement): () => void {
  let frame = 0;
  const look = () => {
    cancelAnimationFrame(frame);
    // A frame later, when the page has scrolled the focused control into view.
    frame = requestAnimationFrame(() => {
      root.toggleAttribute('data-aside', isOver(root, document.activeElement));
    });
  };
  const moments = ['focusin', 'focusout', 'scroll'] as const;
  for (const moment of moments) document.addEventListener(moment, look, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    for (const moment of moments) document.removeEventListener(moment, look);
  };
}

function isOver(root: HTMLElement, focused: Element | null): boolean {
  // Only controls: a heading or the page's main part has focus after each navigation.
  if (!focused?.matches('a, button, input, select, textarea, summary')) return false;
  if (root.contains(focused)) return false;
  const a = root.getBoundingClientRect();
  const b = focused.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
