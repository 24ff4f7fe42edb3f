import { useEffect } from 'react';

/** Lets the button `[data-print]` of a part that stays as the server drew it print the page; without scripts it is hidden. */
export function usePrintButton(): void {
  useEffect(() => {
    const button = document.querySelector<HTMLElement>('[data-print]');
    if (!button) return;
    const print = () => window.print();
    button.hidden = false;
    button.addEventListener('click', print);
    return () => button.removeEventListener('click', print);
  });
}
