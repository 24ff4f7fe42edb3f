import type { Spot } from './find-spots.ts';
import { styleOf } from './sight.ts';
import { isInFrame } from './watch-frame.ts';

/** A part of the framed window, in its pixels. */
export type Box = { left: number; top: number; right: number; bottom: number };

type Placement = {
  spot: Spot;
  /** What stays where it is while the page is scrolled, if the text is in such. */
  layer: Element | null;
  /** What cuts off the text beyond its own edges. */
  windows: Element[];
};

/** The texts of a framed page and where they stand at the moment. */
export class PlacedSpots {
  readonly #placements: Placement[];
  readonly #layers: Element[];
  readonly #page: Document;
  readonly #range: Range;

  constructor(page: Document, spots: readonly Spot[]) {
    this.#page = page;
    this.#range = page.createRange();
    this.#layers = Array.from(page.body.querySelectorAll('*')).filter(stays);
    this.#placements = spots.map((spot) => ({
      spot,
      layer: this.#layerOf(spot.element),
      windows: windowsAround(spot.element),
    }));
  }

  /** Each text with its box; null where nothing of it is to be seen. */
  boxes(): { spot: Spot; box: Box | null }[] {
    if (!isInFrame(this.#page)) return [];
    const covers = this.#layers
      .filter(isSeenThere)
      .map((layer) => ({ layer, box: layer.getBoundingClientRect() }));
    return this.#placements.map(({ spot, layer, windows }) => {
      const cut = windows.reduce<Box>(
        (box, one) => common(box, one.getBoundingClientRect()),
        this.#boxOf(spot),
      );
      const free = covers
        .filter((cover) => cover.layer !== layer && !cover.layer.contains(spot.element))
        .reduce((box, cover) => uncovered(box, cover.box), cut);
      return { spot, box: free.right - free.left > 1 && free.bottom - free.top > 1 ? free : null };
    });
  }

  /** The text at a point of the framed window, or the nearest one in the link or the button there. */
  at(x: number, y: number, target: Element): Spot | null {
    const layer = this.#layerOf(target);
    const layers = new Map(this.#placements.map((one) => [one.spot, one.layer]));
    const there = this.boxes().flatMap(({ spot, box }) =>
      box && layers.get(spot) === layer ? [{ spot, box, away: distance(box, x, y) }] : [],
    );
    const hit = there.filter(({ away }) => away === 0);
    if (hit.length > 0) return hit.sort((a, b) => areaOf(a.box) - areaOf(b.box))[0]!.spot;
    const pressed = target.closest('a, button, summary');
    const inside = there.filter(({ spot }) => pressed?.contains(spot.element));
    return inside.sort((a, b) => a.away - b.away)[0]?.spot ?? null;
  }

  #boxOf({ element, first, last }: Spot): Box {
    if (first === element) return element.getBoundingClientRect();
    this.#range.setStartBefore(first);
    this.#range.setEndAfter(last);
    return this.#range.getBoundingClientRect();
  }

  #layerOf(element: Element): Element | null {
    const around = this.#layers.filter((layer) => layer.contains(element));
    return around[around.length - 1] ?? null;
  }
}

/** So does what unfolds over the page: the menu of phones, below a bar that stays. */
function stays(element: Element): boolean {
  const { position } = styleOf(element);
  return (
    /^(fixed|sticky)$/.test(position) || (position === 'absolute' && element.matches('details > *'))
  );
}

function isSeenThere(element: Element): boolean {
  const { visibility, opacity, pointerEvents } = styleOf(element);
  const isFolded = Boolean(element.closest('details:not([open])'));
  return visibility === 'visible' && opacity !== '0' && pointerEvents !== 'none' && !isFolded;
}

function windowsAround(element: Element): Element[] {
  const found: Element[] = [];
  for (
    let one: Element | null = element;
    one && one !== one.ownerDocument.body;
    one = one.parentElement
  )
    if (styleOf(one).overflow !== 'visible') found.push(one);
  return found;
}

function common(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** What is left of a box below or above a bar that is as wide. */
function uncovered(box: Box, cover: Box): Box {
  const meets = cover.top < box.bottom && cover.bottom > box.top;
  if (!meets || cover.left > box.left || cover.right < box.right) return box;
  return cover.top <= box.top ? { ...box, top: cover.bottom } : { ...box, bottom: cover.top };
}

function distance({ left, top, right, bottom }: Box, x: number, y: number): number {
  return Math.max(left - x, x - right, 0) + Math.max(top - y, y - bottom, 0);
}

function areaOf({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}
