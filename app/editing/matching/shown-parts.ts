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

function isSeenItself(element: Element): boolean {
  if (/^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE)$/.test(element.tagName)) return false;
  const style = styleOf(element);
  if (style.display === 'none' || style.visibility !== 'visible' || style.opacity === '0')
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

/** Texts that follow each other in one block: a paragraph with the bold words in it. */
export type Block = { element: Element; nodes: Text[] };

/** All texts that are seen, by the blocks they stand in, in the order of the page. */
export function blocksIn(root: Element, isSeen: (element: Element) => boolean): Block[] {
  const blocks = new Map<Element, Block>();
  const walker = root.ownerDocument.createTreeWalker(root, showText);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!isText(node) || !parent || !node.data.trim() || !isSeen(parent)) continue;
    const element = blockOf(parent);
    const block = blocks.get(element);
    if (block) block.nodes.push(node);
    else blocks.set(element, { element, nodes: [node] });
  }
  return [...blocks.values()];
}

/** `NodeFilter.SHOW_TEXT`. */
const showText = 4;

/** Not by `instanceof`: a framed page has its own classes. */
function isText(node: Node): node is Text {
  return node.nodeType === 3;
}

function blockOf(element: Element): Element {
  const isInline = /^(inline$|contents$)/.test(styleOf(element).display);
  return isInline && element.parentElement ? blockOf(element.parentElement) : element;
}

/** The style that an element of a framed page is drawn with. */
export function styleOf(element: Element): CSSStyleDeclaration {
  return element.ownerDocument.defaultView!.getComputedStyle(element);
}
