import { idleMoment } from '#app/ui/deferred/idle-moment.ts';
import { isPageLink } from '#app/ui/deferred/use-client-navigation.ts';
import { ahead } from './ahead.ts';
import { fetchData } from './kept-data.ts';
import { filesOfPages, loadPage } from './page-files.ts';

/** How long the mouse or the focus rests on a link that is meant, in ms; what only crosses the header fetches nothing. */
const restMs = 65;

/**
 * From now on fetches a page before its link is followed: its data, its scripts and its styles. At once where a finger
 * or a button goes down, soon where the mouse or the focus rests, and on a fast network also what the header shows, one
 * page after the other in idle time. Nothing under Save-Data (record 0093).
 *
 * `frame` loads what the frame needs to show another page.
 */
export function fetchAhead(frame: () => Promise<unknown>): void {
  addEventListener('click', leaveToBrowser, true);
  if (navigator.connection?.saveData) return;
  void filesOfPages();
  void frame().catch(() => {});
  let rest: ReturnType<typeof setTimeout>;
  const onRest = ({ target }: Event) => {
    clearTimeout(rest);
    const link = pageLinkAt(target);
    if (link) rest = setTimeout(() => void get(link, { isUrgent: true }), restMs);
  };
  const atOnce = ({ target }: Event) => {
    clearTimeout(rest);
    const link = pageLinkAt(target);
    if (link) void get(link, { isUrgent: true });
  };
  const passive = { capture: true, passive: true };
  addEventListener('pointerover', onRest, passive);
  addEventListener('focusin', onRest, passive);
  addEventListener('pointerdown', atOnce, passive);
  // Where the pointer was before this script came.
  const [under] = [...document.querySelectorAll('a:hover')].filter(isPageLink);
  if (under) void get(under, { isUrgent: true });
  if (navigator.connection?.effectiveType === '4g') whatIsShown();
}

/**
 * Without a network the router would reload the page before, as the script of the next one does not come. The browser goes to the
 * address itself, where the worker has the numbers and the way to try again.
 */
function leaveToBrowser(event: Event) {
  const link = pageLinkAt(event.target);
  if (!navigator.onLine && link && !ahead.has(link.href)) event.stopPropagation();
}

/** The links of the header that are on the screen, those of a menu once it is open. */
function whatIsShown() {
  let turn = Promise.resolve();
  const observer = new IntersectionObserver((seen) => {
    for (const { isIntersecting, target } of seen) {
      // A list that is folded up has its place, too.
      if (!isIntersecting || getComputedStyle(target).visibility !== 'visible') continue;
      if (!isPageLink(target)) continue;
      turn = turn.then(idleMoment).then(() => get(target, { isUrgent: false }));
    }
  });
  for (const link of document.querySelectorAll('header a[href]')) observer.observe(link);
}

/** Never rejects: what does not come now is asked for when the link is followed. */
async function get(link: HTMLAnchorElement, options: { isUrgent: boolean }): Promise<void> {
  // The page that is shown, and one on its way: somebody was faster than this script.
  const next = window.__reactRouterDataRouter?.state.navigation.location;
  if ([location.pathname, next?.pathname].includes(link.pathname)) return;
  const page = new URL(link.href);
  await Promise.all([fetchData(page, options), loadPage(page.pathname, options)]).catch(() => {});
}

function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link && isPageLink(link) ? link : null;
}
