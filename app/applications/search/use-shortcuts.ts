import { useEffect } from 'react';

/**
 * Where the choice is kept on the device: `on` where somebody wants single keys to act. Until then they do
 * nothing, because a text that is pasted or typed past a field must not delete anybody.
 */
export const shortcutsKey = 'staff-shortcuts';

/** What the keys do, by its name, and the keys as they are shown. */
export const shortcuts = [
  ['next', ['j', '↓']],
  ['before', ['k', '↑']],
  ['first', ['Home']],
  ['last', ['End']],
  ['open', ['Enter']],
  ['call', ['c']],
  ['mark', ['m']],
  ['note', ['n']],
  ['delete', ['d']],
  ['search', ['/']],
  ['help', ['?']],
] as const;

/** What a card marks by its name, to be pressed. */
const targets: Record<string, string> = { c: 'call', m: 'mark', n: 'note', d: 'delete' };

/**
 * Working through a list by keys, never while somebody types. Letters and signs act only as long as they are
 * switched on (WCAG 2.1.4). Arrows, Home, End and Enter scroll the page as ever, unless a card itself has the
 * focus, or the button that unfolds it. `onHelp` is called for `?`.
 */
export function useShortcuts(isOn: boolean, onHelp: () => void): void {
  useEffect(() => {
    let last: LastCard = { id: '', place: -1 };
    function remember({ target }: FocusEvent) {
      const place = cards().findIndex((card) => target instanceof Node && card.contains(target));
      const card = cards()[place];
      if (card) last = { id: card.id, place };
    }
    function press(event: KeyboardEvent) {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
      if (key.length === 1 && !isOn) return;
      if (key === '?') onHelp();
      else if (key === '/') document.getElementById('search-words')?.focus();
      else if (!move(key, last) && !unfold(key) && !act(targets[key], last)) return;
      event.preventDefault();
    }
    document.addEventListener('focusin', remember);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('keydown', press);
    };
  }, [isOn, onHelp]);
}

/** Where the focus was before a toast took it: whoever works on goes on from there. */
type LastCard = { id: string; place: number };

function isTyping(target: EventTarget | null): boolean {
  // Nobody types into the choice of how a call went.
  const typed = 'input:not([type="radio"], [type="checkbox"]), textarea, select, dialog';
  return target instanceof Element && target.closest(typed) !== null;
}

function cards(): HTMLElement[] {
  const rows = [...document.querySelectorAll<HTMLElement>('main article[id]')];
  return rows.filter((row) => !row.closest('details:not([open])'));
}

/** Moves the focus to another card; false when this key does not, here and now. */
function move(key: string, last: LastCard): boolean {
  const all = cards();
  const focused = all.findIndex((card) => card.contains(document.activeElement));
  const next = placeAfter(key, focused < 0 ? placeOf(last, all, key) : focused, all.length);
  const isLetter = key === 'j' || key === 'k';
  const { activeElement } = document;
  const hasCard = activeElement === all[focused] || activeElement?.matches(opener);
  if (next === null || !(isLetter || hasCard)) return false;
  all[next]?.focus();
  return true;
}

/** Enter on a card unfolds it; on the button that does so it presses that anyway. */
function unfold(key: string): boolean {
  const card = cards().find((one) => one === document.activeElement);
  if (key !== 'Enter' || !card) return false;
  card.querySelector<HTMLElement>(opener)?.click();
  return true;
}

/** What unfolds a card. */
const opener = '[data-shortcut="open"]';

/** Where the last card is now; where it is gone, the one that moved up into its place is the next. */
function placeOf({ id, place }: LastCard, all: HTMLElement[], key: string): number {
  const now = all.findIndex((card) => card.id === id);
  if (now >= 0) return now;
  return key === 'k' ? place : Math.max(place - 1, -1);
}

/** The place that a key leads to from `current`, -1 for none of the cards; past the ends there is none. */
function placeAfter(key: string, current: number, count: number): number | null {
  if (key === 'j' || key === 'ArrowDown') return current + 1;
  if (key === 'k' || key === 'ArrowUp') return (current < 0 ? count : current) - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * Presses what the current card has under this name; false when there is no current card. A toast that
 * has the focus speaks of the last one.
 */
function act(name: string | undefined, last: LastCard): boolean {
  if (!name) return false;
  const { activeElement } = document;
  const isToast = activeElement?.getAttribute('role') === 'alert';
  const card = cards().find(
    (shown) => shown.contains(activeElement) || (isToast && shown.id === last.id),
  );
  const target = card?.querySelector<HTMLElement>(`[data-shortcut="${name}"]`);
  target?.click();
  return Boolean(target);
}
