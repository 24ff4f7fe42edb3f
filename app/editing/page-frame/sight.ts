/** Tells whether somebody sees an element of a page: not in a closed menu, and not for screen readers alone. */
export function sight(): (element: Element) => boolean {
  const known = new Map<Element, boolean>();
  return function isSeen(element: Element): boolean {
    const before = known.get(element);
    if (before !== undefined) return before;
    const parent = element.parentElement;
    const seen = (!parent || isSeen(parent)) && isSeenItself(element);
    known.set(element, seen);
    return seen;
  };
}

const isHidden = /^(hidden|collapse)$/;

function isSeenItself(element: Element): boolean {
  if (/^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE)$/.test(element.tagName)) return false;
  const style = styleOf(element);
  if (style.display === 'none' || isHidden.test(style.visibility) || style.opacity === '0')
    return false;
  const parent = element.parentElement;
  if (
    parent?.tagName === 'DETAILS' &&
    element.tagName !== 'SUMMARY' &&
    !parent.hasAttribute('open')
  )
    return false;
  return !/^inset\((50|100)%\)$/.test(style.clipPath);
}

/** The block that an element stands in: a paragraph for the bold words in it. */
export function blockOf(element: Element): Element {
  const isInline = /^(inline$|contents$)/.test(styleOf(element).display);
  return isInline && element.parentElement ? blockOf(element.parentElement) : element;
}

/** The style that an element of a framed page is drawn with. */
export function styleOf(element: Element): CSSStyleDeclaration {
  return element.ownerDocument.defaultView!.getComputedStyle(element);
}
