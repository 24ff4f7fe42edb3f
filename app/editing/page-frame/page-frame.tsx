import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { NameOf } from '../page-view/shown-texts.ts';
import type { OpenedBy } from '../page-view/use-open-text.ts';
import { type ShownFields, type Spot, findSpots } from './find-spots.ts';
import styles from './page-frame.module.css';
import { type Box, PlacedSpots } from './placed-spots.ts';
import { SpotButtons } from './spot-buttons.tsx';
import { type FramedPage, useFrames } from './use-frames.ts';
import { elementOf, foldedAt, isInFrame, watchFrame } from './watch-frame.ts';

/** What somebody does in the framed page, and what becomes of it. */
export type FrameActs = {
  onOpen: (spot: Spot, by: OpenedBy) => void;
  /** A press on what is no text of the content; true keeps it from the page. */
  onPress: (target: Element) => boolean;
  onEscape: () => void;
  /** The texts that were found, in their order, and the page they are on. */
  onFound: (spots: readonly Spot[], page: FramedPage) => void;
  /** The browser does not show the page. */
  onBroken: () => void;
};

/**
 * A public page with its drafts, as visitors would see it, in a frame. The outlines of its texts lie over the frame:
 * in the page are only comments, which name the fields of what stands behind them.
 */
export function PageFrame({
  address,
  version,
  title,
  fields,
  open,
  nameOf,
  acts,
  children,
}: {
  address: string;
  /** Another one has it loaded again, where it is. */
  version: string;
  title: string;
  fields: ShownFields;
  /** The key of the text whose fields are open. */
  open: string | null;
  nameOf: NameOf;
  acts: FrameActs;
  /** In place of the page, as long as it is not there. */
  children: ReactNode;
}) {
  const { frames, page, isLoading, loaded } = useFrames(address, version);
  // What is still seen holds the texts of before; those of a page may also be loaded after it.
  const [seenFields, setSeenFields] = useState(fields);
  if (!isLoading && seenFields !== fields) setSeenFields(fields);
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  const buttons = useRef(new Map<string, HTMLElement>());
  const placed = useRef<PlacedSpots | null>(null);
  const openSpot = useRef<Spot | null>(null);
  const latest = useRef(acts);
  useLayoutEffect(() => void (latest.current = acts));
  const openByKey = useCallback((spot: Spot) => {
    foldedAt(spot.element)?.setAttribute('open', '');
    latest.current.onOpen(spot, 'keyboard');
  }, []);

  const place = useCallback(() => {
    for (const { spot, box } of placed.current?.boxes() ?? []) {
      const button = buttons.current.get(spot.key);
      if (button) putOver(button, box);
    }
  }, []);

  useEffect(() => {
    // Where another page was asked for quickly, the frame of this one is gone by now.
    if (!page || !isInFrame(page.window.document)) return;
    const { window: view } = page;
    function find() {
      if (!isInFrame(view.document)) return;
      const found = findSpots(view.document.body, seenFields);
      placed.current = new PlacedSpots(view.document, found);
      setSpots(found);
      latest.current.onFound(found, page!);
    }
    find();
    return watchFrame(view, {
      onPress(event) {
        const target = elementOf(event);
        const spot = target && placed.current?.at(event.clientX, event.clientY, target);
        if (!spot) return target !== null && latest.current.onPress(target);
        const isFinger = 'pointerType' in event && event.pointerType === 'touch';
        if (event.button === 0) latest.current.onOpen(spot, isFinger ? 'finger' : 'mouse');
        return foldedAt(target) === null;
      },
      onPoint(event) {
        const target = event && elementOf(event);
        const spot = target && placed.current?.at(event.clientX, event.clientY, target);
        for (const [key, button] of buttons.current)
          button.toggleAttribute('data-pointed', key === spot?.key);
      },
      onMove: place,
      // The sheet has come, or a keyboard: what is open is not to be behind them.
      onResize: () => openSpot.current && bringIntoView(openSpot.current),
      onChange: find,
      onEscape: () => latest.current.onEscape(),
    });
  }, [page, seenFields, place]);
  useLayoutEffect(place, [spots, place]);
  useEffect(() => {
    openSpot.current = spots.find(({ key }) => key === open) ?? null;
  }, [spots, open]);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (open !== null && openSpot.current) bringIntoView(openSpot.current);
    // Closed, the sheet gives the focus back to the text.
    if (open === null && wasOpen.current !== null)
      (buttons.current.get(wasOpen.current) ?? document.querySelector('h1'))?.focus();
    wasOpen.current = open;
  }, [open]);

  return (
    <div className={styles.page} aria-busy={isLoading || undefined}>
      {frames.map((frame) => (
        <iframe
          key={frame.id}
          title={title}
          src={frame.address}
          // Its texts are reached by their outlines: from inside, nobody would get to the sheet.
          tabIndex={-1}
          // Nothing is sent from the page, and nothing opens beside it or in its place.
          // oxlint-disable-next-line react/iframe-missing-sandbox -- no wall: the page is our own, and is read
          sandbox="allow-same-origin allow-scripts"
          className={frame.isReady ? styles.frame : `${styles.frame} ${styles.coming}`}
          onLoad={({ currentTarget }) => {
            if (!loaded(frame, currentTarget)) latest.current.onBroken();
          }}
        />
      ))}
      {page ? (
        <SpotButtons
          {...{ spots, open, buttons, nameOf }}
          onOpen={openByKey}
          onFocus={bringIntoView}
        />
      ) : (
        <div className={styles.instead}>{children}</div>
      )}
    </div>
  );
}

function putOver(button: HTMLElement, box: Box | null): void {
  button.toggleAttribute('data-away', box === null);
  const { left, top, right, bottom } = box ?? { left: 0, top: 0, right: 1, bottom: 1 };
  button.style.transform = `translate(${left}px, ${top}px)`;
  button.style.width = `${right - left}px`;
  button.style.height = `${bottom - top}px`;
  // The name stands above it, where there is room.
  button.toggleAttribute('data-top', top < 44);
}

/** Scrolls the framed page to a text that is not to be seen whole. */
function bringIntoView({ element }: Pick<Spot, 'element'>): void {
  const view = element.ownerDocument.defaultView;
  if (!view) return;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const isSeen = top >= 0 && bottom <= view.innerHeight && left >= 0 && right <= view.innerWidth;
  if (!isSeen) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
}
