import { toAsciiDigits } from '#app/normalise/digits.ts';
import { type FieldPlace, fieldsNamedFor, placeOf, rowOf } from '../preview/field-comment.ts';
import { blockOf, sight } from './sight.ts';

/** A text or a picture of the page that can be edited. */
export type Spot = {
  /** Names it as long as it shows the same fields, also after the page was loaded again. */
  key: string;
  /** The element that it stands in, or the picture. */
  element: Element;
  /** From the first to the last of its texts; of a picture it is the picture itself. */
  first: ChildNode;
  last: ChildNode;
  /** The fields it is from; several are a choice. */
  fields: FieldPlace[];
  /** What it says. */
  text: string;
};

/** What the page view has loaded of the page's content. */
export type ShownFields = { documents: ReadonlySet<string>; numbers: readonly FieldNumber[] };

/** A number of the content: pages draw it in ways of their own, so nothing on them names its field. */
type FieldNumber = FieldPlace & { digits: string };

type Found = Omit<Spot, 'key'>;

/** How far around a picture the rest of its row stands. A number says little: it stands right beside the rest. */
const levels = { picture: 8, number: 4 };

/** Everything of a page that is from a field of these documents, in its order. */
export function findSpots(page: Element, { documents, numbers }: ShownFields): Spot[] {
  const isSeen = sight();
  const isKnown = ({ document }: FieldPlace) => documents.has(document);
  const texts: Found[] = [];
  const pictures: Found[] = [];
  /** Texts with digits that are from no words of the content. */
  const counted: Found[] = [];
  const walker = page.ownerDocument.createTreeWalker(page, showElements | showTexts);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const named = fieldsNamedFor(node);
    const fields = named.fields.filter(isKnown);
    if (isText(node)) {
      const element = node.parentElement!;
      if (!node.data.trim() || !isSeen(element)) continue;
      const own = { element, first: node, last: node, fields, text: node.data };
      const found = fields.length > 0 ? addedTo(texts, own) : own;
      if (named.hasOtherDigits && /\p{Nd}/u.test(node.data)) counted.push(found);
    } else if (isElement(node) && fields.length > 0 && !node.textContent && isSeen(node)) {
      const [text = ''] = ['alt', 'title', 'placeholder'].flatMap(
        (name) => node.getAttribute(name) || [],
      );
      pictures.push({ element: node, first: node, last: node, fields, text });
    }
  }
  // A name that stands beside the picture is changed there.
  const said = new Set(texts.flatMap(({ fields }) => fields.map(placeOf)));
  for (const picture of pictures) {
    const own = picture.fields.filter((field) => !said.has(placeOf(field)));
    const near = beside(own, picture.element, texts, levels.picture);
    picture.fields = near.length > 0 ? near : own;
  }
  const meant = counted.map(({ element, text }) => numbersIn(text, element, numbers, texts));
  for (const [at, { fields }] of counted.entries()) fields.push(...meant[at]!);
  const spots = new Set([...texts, ...pictures, ...counted]);
  return keyed([...spots].filter(({ fields }) => fields.length > 0));
}

/** The bold words of a paragraph are one text with the others of it. Which one it is now. */
function addedTo(texts: Found[], found: Found): Found {
  const before = texts[texts.length - 1];
  const block = blockOf(found.element);
  if (!before || namesOf(before) !== namesOf(found) || blockOf(before.element) !== block) {
    texts.push(found);
    return found;
  }
  before.last = found.last;
  before.text += found.text;
  before.element = block;
  return before;
}

function namesOf({ fields }: Found): string {
  return fields.map(placeOf).join(' ');
}

/** The numbers of the content in a text: only beside the rest of their row, or as long as a year. */
function numbersIn(
  text: string,
  element: Element,
  numbers: readonly FieldNumber[],
  texts: readonly Found[],
): FieldPlace[] {
  const shown = new Set(
    toAsciiDigits(text)
      .replace(/(\d),(?=\d)/g, '$1')
      .match(/\d+/g),
  );
  const same = numbers.filter(({ digits }) => shown.has(digits));
  const long = same.filter((one) => rowOf(one) === null && one.digits.length > 3);
  return [...long, ...beside(same, element, texts, levels.number)];
}

/** Those of whose row another field stands in the smallest part of the page around an element that has any. */
function beside<Place extends FieldPlace>(
  places: readonly Place[],
  element: Element,
  texts: readonly Found[],
  most: number,
): Place[] {
  let part: Element | null = places.length > 0 ? element : null;
  for (let level = 0; part && level < most; level += 1, part = part.parentElement) {
    const inside = texts.filter(({ first }) => part?.contains(first));
    const rows = new Set(inside.flatMap(({ fields }) => fields.map(rowOf)));
    const near = places.filter((place) => rowOf(place) !== null && rows.has(rowOf(place)));
    if (near.length > 0) return near;
  }
  return [];
}

function keyed(found: Found[]): Spot[] {
  const counts = new Map<string, number>();
  return found
    .sort((one, other) => (isBefore(one.first, other.first) ? -1 : 1))
    .map((spot) => {
      const count = counts.get(namesOf(spot)) ?? 0;
      counts.set(namesOf(spot), count + 1);
      return { ...spot, key: `${namesOf(spot)} ${count}` };
    });
}

/** `NodeFilter.SHOW_ELEMENT` and `SHOW_TEXT`. */
const showElements = 1;
const showTexts = 4;

/** Not by `instanceof`: a framed page has its own classes. */
function isText(node: Node): node is Text {
  return node.nodeType === 3;
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

/** `DOCUMENT_POSITION_FOLLOWING`; the nodes belong to the framed page and not to this one. */
const follows = 4;

function isBefore(one: Node, other: Node): boolean {
  return Boolean(one.compareDocumentPosition(other) & follows);
}
