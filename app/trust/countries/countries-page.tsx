import pageHead from '#app/brand/page-head.module.css';
import { staticSection } from '#app/ui/deferred/static-section.tsx';
import styles from './country-list.module.css';

/** Nothing of the page moves: its script comes only with a way inside the site. One sheet brings those of its group. */
const content = staticSection(
  async () => (await import('./countries-content.tsx')).CountriesContent,
  pageHead,
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

/** All countries with their status and its day. */
export default function CountriesPage() {
  return <content.StaticSection />;
}
