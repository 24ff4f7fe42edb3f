import { useEffect } from 'react';
import { useLocation } from 'react-router';
import pageHead from '#app/brand/page-head.module.css';
import { useCopyButtons } from '#app/ui/button/use-copy-buttons.ts';
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
