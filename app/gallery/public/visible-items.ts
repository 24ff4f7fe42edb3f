/** How many items the public gallery shows at first, and how many more each press brings. */
export const publicGalleryPage = { first: 9, more: 6 };

/** Nobody presses the button a hundred times; an address could ask for it. */
export const maxShown = 309;

/**
 * How many items an address asks for by its `show`: 9, 15, 21 and so on, whatever it says. Other numbers
 * would be pages of their own.
 */
export function visibleItems(show: string | null): number {
  const { first, more } = publicGalleryPage;
  const wanted = Math.min(Number(show), maxShown);
  return wanted > first ? first + Math.ceil((wanted - first) / more) * more : first;
}

/** The `show` of the address under which that page is known; null where it is the one without. */
export function canonicalShow(show: string | null): string | null {
  const items = visibleItems(show);
  return items > publicGalleryPage.first ? String(items) : null;
}
