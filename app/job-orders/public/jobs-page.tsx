import { useLocation } from 'react-router';
import pageHead from '#app/brand/page-head.module.css';
import chips from '#app/brand/countries/country-chips.module.css';
import { documentsContext } from '#app/http/request-context.server.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { languageOfPath } from '#app/i18n/language.ts';
import { staticSection } from '#app/ui/deferred/static-section.tsx';
import type { Route } from './+types/jobs-page';
import { canonicalJobsCountry } from './jobs-address.ts';
import styles from './jobs-content.module.css';
import { countriesWithJobs, jobCard, publicJobs, rateHint } from './shown-job.server.ts';

/** Nothing of the page moves: its script comes only with a way inside the site. One sheet brings those of its group. */
const content = staticSection(
  async () => (await import('./jobs-content.tsx')).JobsContent,
  pageHead,
  chips,
  styles,
);

/** The open jobs, of one country or of all. The country is part of the address, so Back, a reload and a shared link keep it. */
export function loader({ url, context }: Route.LoaderArgs) {
  const documents = context.get(documentsContext);
  const language = languageOfPath(url.pathname);
  const country = canonicalJobsCountry(url.searchParams.get('country'), documents);
  const all = publicJobs(documents.jobs.open);
  const shown = all.filter((job) => country === null || job.country === country);
  return {
    country,
    all: formatNumber(language, all.length),
    countries: countriesWithJobs(documents, language),
    jobs: shown.map((job) => jobCard(job, documents, language)),
    rates: rateHint(shown, documents, language),
  };
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [found] = await Promise.all([serverLoader(), content.preload()]);
  return found;
}

/** The jobs that are open. Those of another country are another section. */
export default function JobsPage() {
  const { search } = useLocation();
  return <content.StaticSection key={search} />;
}
