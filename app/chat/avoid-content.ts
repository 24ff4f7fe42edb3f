/** How long the page stands still before the button looks at what it lies on. */
const restMs = 150;

/**
 * Keeps the chat's button off what people read, press and fill in, until `signal`: small while they scroll down, at the
 * edge of the window where it would lie on a text or a control, where a form is above or below it, and in a low window, and
 * gone while it would cover the control that has focus. The marks are set by hand, for no render has a reason to follow
 * every scroll.
 */
export function avoidContent(launcher: HTMLElement, signal: AbortSignal) {
  let top = 0;
  let isDown = false;
  let rest = 0;
  const mark = (name: string, isOn: boolean) => launcher.toggleAttribute(`data-${name}`, isOn);
  const look = () =>
    // A frame later, when the page has scrolled the focused control into view.
    requestAnimationFrame(() => {
      if (scrollY !== top) isDown = scrollY > top;
      top = scrollY;
      mark('small', isDown);
      const focused = document.activeElement!;
      // Only controls: a heading or the page's main part has focus after each navigation.
      const isControl = focused !== launcher && focused.matches(controls);
      mark('aside', isControl && isIn(placeOf(launcher))(focused));
      clearTimeout(rest);
      if (!signal.aborted)
        rest = window.setTimeout(() => mark('edge', isInTheWay(launcher)), restMs);
    });
  for (const moment of ['focusin', 'focusout', 'scroll']) {
    document.addEventListener(moment, look, { signal });
  }
  // Another page, a part that unfolds, fonts that come late.
  const size = new ResizeObserver(look);
  size.observe(document.body);
  signal.addEventListener('abort', () => {
    clearTimeout(rest);
    size.disconnect();
  });
}

const controls = 'input, select, textarea, a, button, summary';

/** Whose window is as low as this has little else to look at. */
const lowPx = 400;

/** Where the button stands when it is not moved to the edge: offsets know of no transform. */
function placeOf({ offsetLeft, offsetTop, offsetWidth }: HTMLElement): DOMRect {
  return new DOMRect(offsetLeft, offsetTop, offsetWidth, offsetWidth);
}

function isInTheWay(launcher: HTMLElement): boolean {
  const place = placeOf(launcher);
  const column = new DOMRect(place.x, 0, place.width, innerHeight);
  if (innerHeight <= lowPx || [...document.querySelectorAll('main form')].some(isIn(column))) {
    return true;
  }
  // In steps of less than a line: whatever lies there is below one of these points.
  const steps = [0, 1 / 3, 2 / 3, 1].map((part) => part * place.width);
  return steps.some((x) =>
    steps.some((y) =>
      document
        .elementsFromPoint(place.x + x, place.y + y)
        .some(
          (part) => !launcher.contains(part) && (part.matches(controls) || hasTextIn(place, part)),
        ),
    ),
  );
}

/** Whether a line of the element's own text reaches into `place`. */
function hasTextIn(place: DOMRect, element: Element): boolean {
  return [...element.childNodes].some((node) => {
    if (!(node instanceof Text) || !node.data.trim()) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((line) => overlap(place, line));
  });
}

function isIn(place: DOMRect) {
  return (element: Element) => overlap(place, element.getBoundingClientRect());
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
