import { data, useLocation } from 'react-router';
import pageHead from '#app/brand/page-head.module.css';
import foot from '#app/brand/printed/printed-foot.module.css';
import { printedOf } from '#app/brand/printed/printed-of.server.ts';
import { documentsContext } from '#app/http/request-context.server.ts';
import { countrySlug } from '#app/content/destinations.ts';
import { usePrintButton } from '#app/ui/button/use-print-button.ts';
import { staticSection } from '#app/ui/deferred/static-section.tsx';
import payer from '../costs/payer-badge.module.css';
import type { Route } from './+types/country-page';
import styles from './country-page.module.css';

/** Nothing of the page moves but the button that prints it: its script comes only with a way inside the site. One sheet brings those of its group. */
const content = staticSection(
  async () => (await import('./country-content.tsx')).CountryContent,
  pageHead,
  payer,
  foot,
  styles,
);

/** An unknown address unless it is that of a country which the agency lists. */
export function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { countries } = context.get(documentsContext).countries;
  const listed = countries.find(({ code }) => countrySlug(code) === slug);
  if (!listed) return data(null, { status: 404 });
  const { code } = listed;
  return { code, printed: printedOf(context, `guide.${code}`) };
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [found] = await Promise.all([serverLoader(), content.preload()]);
  return found;
}

/** What is known of going to a country to work. Another country is another section. */
export default function CountryPage() {
  usePrintButton();
  return <content.StaticSection key={useLocation().pathname} />;
}
