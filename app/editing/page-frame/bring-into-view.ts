import type { Spot } from '../matching/find-spots.ts';

/** Scrolls the framed page to a text that is not to be seen whole. */
export function bringIntoView({ element }: Pick<Spot, 'element'>): void {
  const view = element.ownerDocument.defaultView;
  if (!view) return;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const isSeen = top >= 0 && bottom <= view.innerHeight && left >= 0 && right <= view.innerWidth;
  if (!isSeen) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
}
