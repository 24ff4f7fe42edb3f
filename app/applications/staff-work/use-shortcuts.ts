import { useEffect } from 'react';

/** Where the choice is kept on the device: `off` when somebody does not want single keys to act. */
export const shortcutsKey = 'staff-shortcuts';

/** The keys and what each does: move between the cards, or press what the card marks by its name. */
export const shortcuts = ['j', 'k', 'c', 'm', 'n', 'd', '/', '?'] as const;

const targets: Record<string, string> = { c: 'call', m: 'mark', n: 'note', d: 'delete' };

/**
 * Working through a list by single keys, never while somebody types, and only as long as they are
 * switched on (WCAG 2.1.4). `onHelp` is called for `?`.
 */
export function useShortcuts(isOn: boolean, onHelp: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === '?') onHelp();
      else if (event.key === '/') document.getElementById('search-words')?.focus();
      else if (event.key === 'j') move(1);
      else if (event.key === 'k') move(-1);
      else if (!(event.key in targets) || !act(targets[event.key]!)) return;
      event.preventDefault();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn, onHelp]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}

function cards(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main article[id]')];
}

function move(step: 1 | -1): void {
  const all = cards();
  const current = all.findIndex((card) => card.contains(document.activeElement));
  const next = current < 0 ? (step === 1 ? 0 : all.length - 1) : current + step;
  all[next]?.focus();
}

/** Presses what the current card has under this name; false when there is no current card. */
function act(name: string): boolean {
  const card = cards().find((one) => one.contains(document.activeElement));
  const target = card?.querySelector<HTMLElement>(`[data-shortcut="${name}"]`);
  target?.click();
  return Boolean(target);
}
