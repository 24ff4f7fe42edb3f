import { useEffect } from 'react';
import { useLocation } from 'react-router';
import pageHead from '#app/brand/page-head.module.css';
import { staticSection } from '#app/ui/deferred/static-section.tsx';
import styles from './recruitment-employers.module.css';
import serviceHead from '../services/service-head.module.css';

/** Nothing of the page moves but the button that copies our address: its script comes only with a way inside the site. */
const content = staticSection(
  async () => (await import('./recruitment-content.tsx')).RecruitmentContent,
  pageHead,
  serviceHead,
  styles,
);

/** Without one, browsers would draw the page again before they show it. */
export function loader() {
  return null;
}

export async function clientLoader() {
  await content.preload();
  return null;
}

/** The jobs and the way to one of them; for employers what to send, and how to write. */
export default function RecruitmentPage() {
  useCopyButtons();
  const { hash } = useLocation();
  useEffect(() => {
    // Whoever comes for this part need not unfold it. An anchor inside would do, but only in newer browsers.
    if (hash) document.querySelector(`details${hash}`)?.setAttribute('open', '');
  }, [hash]);
  return <content.StaticSection />;
}

/**
 * Lets each button `[data-copy]` of a part that stays as the server drew it copy what it names, and say so in the line
 * behind it, with its `data-done`. Where the browser refuses, what it names is selected: `[data-copied]` before it.
 * Without scripts the buttons are hidden.
 */
function useCopyButtons(): void {
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
