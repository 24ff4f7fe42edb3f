import type { FieldPlace, KnownText } from './known-texts.ts';
import { meantBy } from './meant-item.ts';
import { type Block, blocksIn, sight } from './shown-parts.ts';
import { type TextIndex, around, sameAs, within } from './text-index.ts';

/** A text or a picture of the page that can be edited. */
export type Spot = {
  /** Names it as long as it shows the same fields, also after the page was loaded again. */
  key: string;
  /** The element that it stands in, or the picture. */
  element: Element;
  /** From the first to the last of its texts; of a picture it is the picture itself. */
  first: ChildNode;
  last: ChildNode;
  /** The fields it may be from; several are a choice. */
  fields: FieldPlace[];
  /** What it says. */
  text: string;
};

type Found = Omit<Spot, 'key' | 'fields'> & { known: readonly KnownText[] };

/** Everything of a page that is known to be from a field. */
export function findSpots(page: Element, index: TextIndex): Spot[] {
  const isSeen = sight();
  const texts = blocksIn(page, isSeen).flatMap((block) => textsOf(block, index));
  const seen = new Set(texts.flatMap(({ known }) => known.map(placeOf)));
  const marked = Array.from(page.querySelectorAll('img[alt], [title]'))
    .filter((element) => isSeen(element) && element.textContent === '')
    .flatMap((element) => pictureOf(element, index, seen));
  const isMeant = ({ document }: KnownText, element: Element) =>
    element.closest('main') !== null || index.everywhere.has(document);
  const counts = new Map<string, number>();
  return inOrder([...texts, ...marked])
    .map(({ known, ...rest }) => ({
      ...rest,
      known: meantBy(
        known.filter((one) => isMeant(one, rest.element)),
        rest.element,
        index,
      ),
    }))
    .filter(({ known }) => known.length > 0)
    .map(({ known, ...rest }) => {
      const fields = [...new Map(known.map((one) => [placeOf(one), fieldOf(one)])).values()];
      const name = fields.map(placeOf).join(' ');
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return { ...rest, fields, key: `${name} ${count}` };
    });
}

/** The texts of a block: the whole of it, the whole of an element in it, or single ones. */
function textsOf(block: Block, index: TextIndex): Found[] {
  const found: Found[] = [];
  for (const node of block.nodes) {
    if (found.some(({ first, last }) => isBetween(node, first, last))) continue;
    const whole = largestWhole(block, node, index) ?? pieceAt(block, node, index);
    if (whole) found.push(whole);
  }
  return found;
}

/** The largest element around a text, up to its block, all of which is the text of a field. */
function largestWhole(block: Block, node: Text, index: TextIndex): Found | null {
  let largest = foundAs([node], node.parentElement!, sameAs(index, node.data));
  for (let element = node.parentElement!; ; element = element.parentElement!) {
    const nodes = block.nodes.filter((one) => element.contains(one));
    largest = foundAs(nodes, element, sameAs(index, joined(nodes))) ?? largest;
    if (element === block.element) return largest;
  }
}

/** A text with others around it, or one of several pieces of a text. */
function pieceAt({ element, nodes }: Block, node: Text, index: TextIndex): Found | null {
  const parts = within(index, node.data);
  if (parts.length > 0) return foundAs([node], node.parentElement!, parts);
  const all = around(index, joined(nodes));
  if (all.length > 0) return foundAs(nodes, element, all);
  return foundAs([node], node.parentElement!, around(index, node.data));
}

/** A picture by its file, or what its description or a title says. */
function pictureOf(element: Element, index: TextIndex, seen: ReadonlySet<string>): Found[] {
  const words = element.getAttribute('alt') || element.getAttribute('title') || '';
  if (!words) return [];
  const pictures = index.pictures.get(element.getAttribute('src') ?? '') ?? [];
  const said = sameAs(index, words).length > 0 ? sameAs(index, words) : within(index, words);
  // A name that stands beside the picture is changed there.
  const known = [...pictures, ...said.filter((one) => !pictures.length || !seen.has(placeOf(one)))];
  return known.length > 0 ? [{ element, first: element, last: element, known, text: words }] : [];
}

function foundAs(nodes: Text[], element: Element, known: readonly KnownText[]): Found | null {
  const [first, last] = [nodes[0], nodes[nodes.length - 1]];
  if (!first || !last || known.length === 0) return null;
  return { element, first, last, known, text: joined(nodes) };
}

function joined(nodes: Text[]): string {
  return nodes.map(({ data }) => data).join('');
}

/** `DOCUMENT_POSITION_FOLLOWING`; the nodes belong to the framed page and not to this one. */
const follows = 4;

function isBefore(one: Node, other: Node): boolean {
  return Boolean(one.compareDocumentPosition(other) & follows);
}

function isBetween(node: Node, first: Node, last: Node): boolean {
  return node === first || node === last || (isBefore(first, node) && isBefore(node, last));
}

function inOrder(found: Found[]): Found[] {
  return found.sort((one, other) => (isBefore(one.first, other.first) ? -1 : 1));
}

/** A name for a field among all documents. */
export function placeOf({ document, path }: FieldPlace): string {
  return `${document}/${path}`;
}

function fieldOf({ document, path }: FieldPlace): FieldPlace {
  return { document, path };
}
