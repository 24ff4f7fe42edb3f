/**
 * Lets the chat's button fade while it would lie over the control that has focus, until `signal`.
 * The mark is set by hand, for no render has a reason to follow every scroll.
 */
export function avoidFocus(launcher: HTMLElement, signal: AbortSignal) {
  const look = () =>
    // A frame later, when the page has scrolled the focused control into view.
    requestAnimationFrame(() => {
      launcher.toggleAttribute('data-aside', isOver(launcher, document.activeElement!));
    });
  for (const moment of ['focusin', 'focusout', 'scroll']) {
    document.addEventListener(moment, look, { signal });
  }
}

function isOver(launcher: Element, focused: Element): boolean {
  // Only controls: a heading or the page's main part has focus after each navigation.
  if (focused === launcher || !focused.matches('a, button, input, select, textarea, summary')) {
    return false;
  }
  const a = launcher.getBoundingClientRect();
  const b = focused.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
