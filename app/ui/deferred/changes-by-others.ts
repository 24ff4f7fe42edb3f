import { hydration } from './hydration.ts';

/**
 * What others change in a page of ours: a translator, an extension, the browser inside an app. They wrap and replace texts
 * and put elements between ours, before React takes the page over and afterwards. React finds its nodes by their places, and
 * would throw the page away (facebook/react#11538, decision 71).
 *
 * Where React has not taken over yet, `showAsDrawn` puts back what the server drew, and `showAsChanged` what others have made
 * of it: both within one task, so that nobody sees it or comes in between. Afterwards React may hold a text that is no longer
 * in the page: `tolerateChanges` lets it go on with what stands in its place.
 */

/** Those where React has not taken over, the oldest first. */
let changes: MutationRecord[] = [];
const mostChanges = 20_000;
/** Those that are undone for the moment, and how they are made again. */
let undone: MutationRecord[] = [];
let redo: (() => void)[] = [];
let observer: MutationObserver | undefined;
/** What others have put in the place of a text that React holds. */
const standIns = new WeakMap<Node, Node[]>();

/** Goes on where the starter script left off, and has React remove and insert at the place that is left of what it knows. */
export function tolerateChanges(): void {
  if (observer) return;
  observer = new MutationObserver((records) => {
    // Who fails while React takes the page over asks `isChangedByOthers`.
    if (!hydration.isOver) window.changesByOthers?.records.push(...records);
    note(records);
  });
  observer.observe(document.body, {
    ...{ childList: true, subtree: true, characterDataOldValue: true },
  });
  const before = window.changesByOthers;
  if (before) note([...before.records, ...before.observer.takeRecords()]);
  before?.observer.disconnect();

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function removeWhatIsLeft<T extends Node>(this: Node, child: T): T {
    for (const node of placeOf(child, this)) removeChild.call(this, node);
    return child;
  };
  Node.prototype.insertBefore = function insertAtPlace<T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    insertBefore.call(this, node, (next && placeOf(next, this)[0]) ?? null);
    return node;
  };
}

/**
 * A part has its script: where others have changed it, React is made to take it over at once, while it is as the server drew it.
 */
export function takeOverParts(): void {
  note(observer?.takeRecords() ?? []);
  if (changes.length === 0) return;
  showAsDrawn();
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const { nodeValue, nextSibling } = comments.currentNode;
    // A press inside a part has React hydrate it before it goes on; this one means nothing to anybody.
    if (nodeValue === '$' && nextSibling && !isReacts(nextSibling))
      nextSibling.dispatchEvent(new Event('touchcancel', { bubbles: true }));
  }
  showAsChanged();
}

/** Puts back what the server drew where React has not taken over. */
export function showAsDrawn(): void {
  note(observer?.takeRecords() ?? []);
  const again: typeof redo = [];
  for (const record of changes.slice().reverse()) {
    const { target, addedNodes, removedNodes, oldValue } = record;
    if (record.type === 'childList') {
      exchange(record, addedNodes, removedNodes);
      again.unshift(() => exchange(record, removedNodes, addedNodes));
    } else {
      const value = target.nodeValue;
      target.nodeValue = oldValue;
      again.unshift(() => void (target.nodeValue = value));
    }
  }
  redo.push(...again);
  undone.push(...changes);
  changes = [];
  document.body.append(...strangers());
  observer?.takeRecords();
}

/** Puts back what others had made of it, once React has taken over. */
export function showAsChanged(): void {
  for (const change of redo) change();
  redo = [];
  observer?.takeRecords();
  const again = undone;
  undone = [];
  note(again);
}

function note(records: MutationRecord[]): void {
  for (const record of records) {
    const { target, removedNodes } = record;
    if (record.type === 'characterData') updateStandIns(target);
    // A page that is translated again and again is not to keep all of it.
    if (!isReacts(target)) {
      if (changes.length < mostChanges && !isByParser(record)) changes.push(record);
    } else for (const text of removedNodes) if (text instanceof Text) noteStandIns(text, record);
  }
}

/** What came in place of a text: with its removal, or beside it before. */
function noteStandIns(
  text: Text,
  { target, addedNodes, previousSibling, nextSibling }: MutationRecord,
) {
  const added = addedNodes.length > 0 ? [...addedNodes] : [previousSibling, nextSibling];
  const nodes = added.filter((node): node is ChildNode => {
    if (node?.parentNode !== target || node.nodeType === Node.COMMENT_NODE) return false;
    return !isReacts(node);
  });
  if (nodes.length === 0 || target.contains(text)) return;
  standIns.set(text, nodes);
  observer?.observe(text, { characterData: true });
}

/** React has another text for what is shown: the stand-ins have the old one. */
function updateStandIns(text: Node): void {
  const [first, ...others] = standIns.get(text) ?? [];
  if (!first?.parentNode || text.isConnected) return;
  standIns.delete(text);
  first.parentNode.replaceChild(text, first);
  for (const node of others) node.parentNode?.removeChild(node);
}

/** The children of a parent that stand for a node: itself, its stand-ins, or what others have wrapped around it. */
function placeOf(node: Node, parent: Node): Node[] {
  if (node.parentNode === parent) return [node];
  const there = standIns.get(node)?.filter(({ parentNode }) => parentNode === parent) ?? [];
  if (there.length > 0) return there;
  let around: Node | null = node;
  while (around && around.parentNode !== parent) around = around.parentNode;
  return around ? [around] : [];
}

/** Puts some nodes in the place of others, if one of those is there. */
function exchange(
  { target, previousSibling, nextSibling }: MutationRecord,
  out: NodeList,
  into: NodeList,
): void {
  const there = [...out].filter(({ parentNode }) => parentNode === target);
  if (out.length > 0 && there.length === 0) return;
  for (const node of there) target.removeChild(node);
  const isAfter = nextSibling === null || nextSibling.parentNode === target;
  const next = isAfter
    ? nextSibling
    : previousSibling?.parentNode === target
      ? previousSibling.nextSibling
      : null;
  for (const node of into) target.insertBefore(node, next);
}

/** Elements that React would take for the page, because they were put before or beside it while it was still coming. */
function strangers(): Element[] {
  return hydration.isOver
    ? []
    : [...document.querySelectorAll('body>div')].filter(
        (element) => !element.querySelector('#main, script'),
      );
}

/** The rest of the page, which came after the starter script: React passes over it. */
function isByParser({ target, addedNodes, removedNodes }: MutationRecord): boolean {
  return (
    target === document.body &&
    removedNodes.length === 0 &&
    [...addedNodes].every(({ nodeName }) => nodeName === 'SCRIPT' || nodeName === '#comment')
  );
}

/** Whether React has taken over a node, or made it: it marks those. */
function isReacts(node: Node): boolean {
  return Object.keys(node).some((key) => key.startsWith('__react'));
}
