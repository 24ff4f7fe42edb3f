import { useEffect } from 'react';

/**
 * Lets each button `[data-copy]` of a part that stays as the server drew it copy what it names, and say so in the line
 * behind it, with its `data-done`. Where the browser refuses, what it names is selected: `[data-copied]` before it.
 * Without scripts the buttons are hidden.
 */
export function useCopyButtons(): void {
  useEffect(() => {
    const end = new AbortController();
    for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
      button.hidden = false;
      button.addEventListener('click', () => void copy(button), { signal: end.signal });
    }
    return () => end.abort();
  }, []);
}

async function copy(button: HTMLElement): Promise<void> {
  const { copy: text = '', done = '' } = button.dataset;
  const row = button.parentElement!;
  try {
    // Missing altogether where the page did not come over https.
    await navigator.clipboard.writeText(text);
    row.querySelector('[role=status]')!.textContent = done;
  } catch {
    getSelection()?.selectAllChildren(row.querySelector('[data-copied]')!);
  }
}
