/** Brings a page that was loaded again to where the one before it was: scrolled, and what was unfolded open. */
export function carryOver(from: Window, to: Window): void {
  const [before, after] = [foldsOf(from), foldsOf(to)];
  // Where a text has added or taken one away, nobody knows which is which.
  if (before.length === after.length)
    for (const [at, details] of after.entries()) details.open = before[at]!.open;
  to.scrollTo({ left: from.scrollX, top: from.scrollY, behavior: 'instant' });
}

function foldsOf(view: Window): HTMLDetailsElement[] {
  return Array.from(view.document.querySelectorAll<HTMLDetailsElement>('main details'));
}
