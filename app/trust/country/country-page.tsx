import { data, useLocation } from 'react-router';
import pageHead from '#app/brand/page-head.module.css';
import { documentsContext, servicesContext } from '#app/config/services.server.ts';
import { countrySlug } from '#app/content/destinations.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
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
  styles,
);

/** An unknown address unless it is that of a country which the agency lists. */
export function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { countries } = context.get(documentsContext).countries;
  const listed = countries.find(({ code }) => countrySlug(code) === slug);
  if (!listed) return data(null, { status: 404 });
  const { code } = listed;
  const { publishedAt } = context.get(servicesContext).content.current();
  const changed = publishedAt[`guide.${code}`];
  return { code, changedOn: changed === undefined ? null : todayInDhaka(new Date(changed)) };
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
