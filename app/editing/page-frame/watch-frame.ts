/** What happens in a framed page, told to the page view. */
export type FrameEvents = {
  /** Something was pressed. True where that was dealt with: the page itself then hears nothing of it. */
  onPress: (event: MouseEvent) => boolean;
  /** Where the pointer of a mouse is; null outside. */
  onPoint: (event: MouseEvent | null) => void;
  /** Texts may stand elsewhere now. */
  onMove: () => void;
  /** More or less of the page is seen. */
  onResize: () => void;
  /** There may be other texts. */
  onChange: () => void;
  onEscape: () => void;
};

/** The page looks anew for texts at most this often, in milliseconds. */
const pauseMs = 200;

/**
 * Watches a framed page from outside, until the function that it returns is called. Nothing is put into the page:
 * it is drawn and works as visitors have it, but for what `onPress` keeps from it.
 */
export function watchFrame(view: Window, events: FrameEvents): () => void {
  const page = view.document;
  const end = new AbortController();
  const { signal } = end;
  // On the window and before anybody else: the page's own listeners begin at its document.
  const first = { capture: true, signal };
  function press(event: MouseEvent) {
    if (!events.onPress(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  view.addEventListener('click', press, first);
  view.addEventListener('auxclick', press, first);
  view.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType === 'mouse') events.onPoint(event);
    },
    { signal },
  );
  page.documentElement.addEventListener('pointerleave', () => events.onPoint(null), { signal });
  view.addEventListener('keydown', (event) => event.key === 'Escape' && events.onEscape(), {
    signal,
  });

  const move = onceAFrame(view, events.onMove, signal);
  for (const name of ['scroll', 'resize', 'transitionend', 'animationend', 'load'])
    view.addEventListener(name, move, { capture: true, passive: true, signal });

  view.addEventListener('resize', events.onResize, { signal });

  let timer = 0;
  const change = () => {
    move();
    timer ||= window.setTimeout(() => {
      timer = 0;
      events.onChange();
    }, pauseMs);
  };
  view.addEventListener('toggle', change, { capture: true, signal });
  const sizes = new ResizeObserver(move);
  sizes.observe(page.body);
  const changes = new MutationObserver(change);
  changes.observe(page.body, {
    ...{ subtree: true, childList: true, characterData: true },
    attributeFilter: ['open', 'hidden', 'class', 'aria-expanded'],
  });
  void page.fonts.ready.then(() => signal.aborted || move());
  return () => {
    end.abort();
    sizes.disconnect();
    changes.disconnect();
    clearTimeout(timer);
  };
}

/** However often it is called, it runs once before the next painting. */
function onceAFrame(view: Window, run: () => void, signal: AbortSignal): () => void {
  let isPlanned = false;
  return () => {
    if (isPlanned) return;
    isPlanned = true;
    view.requestAnimationFrame(() => {
      isPlanned = false;
      if (!signal.aborted) run();
    });
  };
}

/**
 * Whether a page still stands in its frame. One whose frame was taken away stays readable, but has no window: it can
 * neither be measured nor watched.
 */
export function isInFrame(page: Document): boolean {
  return page.defaultView !== null;
}

/** What was pressed or pointed at. */
export function elementOf({ target }: Event): Element | null {
  return isElement(target) ? target : null;
}

/** Not by `instanceof`: the framed page has its own classes. */
function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'nodeType' in target && target.nodeType === 1;
}

/** What a press there would unfold for visitors. */
export function foldedAt(target: Element): Element | null {
  const details = target.closest('summary')?.parentElement;
  return details?.tagName === 'DETAILS' && !details.hasAttribute('open') ? details : null;
}
