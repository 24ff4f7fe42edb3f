import { useState } from 'react';

/** A frame with the page, or one that is coming to take its place. */
export type Frame = { id: number; address: string; version: string; isReady: boolean };

/** A page that has loaded, with the address that it was asked for by. */
export type FramedPage = { window: Window; address: string };

/**
 * The frames of the page view: the one that is seen, and behind it the one that is loading after a change, so that
 * the page neither goes white nor jumps. Each page has a frame of its own: another address in the same frame would
 * be a step of its own in the browser's history.
 */
export function useFrames(address: string, version: string) {
  const [frames, setFrames] = useState<Frame[]>([{ id: 0, address, version, isReady: false }]);
  /** What is seen; null while nothing is, or where the browser does not show it. */
  const [page, setPage] = useState<FramedPage | null>(null);
  const last = frames[frames.length - 1]!;
  const isOld = last.address !== address || last.version !== version;
  if (isOld) {
    const next = { id: last.id + 1, address, version, isReady: false };
    setFrames([...frames.filter(({ isReady }) => isReady), next]);
  }

  /** A frame has loaded, or has loaded again because of something inside it. Whether a page of ours is in it. */
  function loaded(frame: Frame, element: HTMLIFrameElement): boolean {
    // Null where nothing was answered, or where the answer may not stand in a frame.
    const window = element.contentDocument && element.contentWindow;
    if (window && page && !frame.isReady && page.address === frame.address)
      carryOver(page.window, window);
    setFrames((all) =>
      all
        .filter(({ id }) => id >= frame.id)
        .map((one) => (one.id === frame.id ? { ...one, isReady: true } : one)),
    );
    setPage(window && { window, address: frame.address });
    return window !== null;
  }

  return { frames, page, isLoading: isOld || !last.isReady, loaded };
}

/** Brings a page that was loaded again to where the one before it was: scrolled, and what was unfolded open. */
function carryOver(from: Window, to: Window): void {
  const [before, after] = [foldsOf(from), foldsOf(to)];
  // Where a text has added or taken one away, nobody knows which is which.
  if (before.length === after.length)
    for (const [at, details] of after.entries()) details.open = before[at]!.open;
  to.scrollTo({ left: from.scrollX, top: from.scrollY, behavior: 'instant' });
}

function foldsOf(view: Window): HTMLDetailsElement[] {
  return Array.from(view.document.querySelectorAll<HTMLDetailsElement>('main details'));
}
