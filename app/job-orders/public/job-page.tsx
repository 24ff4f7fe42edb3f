import { data, useLocation } from 'react-router';
import pageHead from '#app/brand/page-head.module.css';
import { documentsContext } from '#app/http/request-context.server.ts';
import { jobAt } from '#app/content/jobs/jobs.ts';
import { languageOfPath } from '#app/i18n/language.ts';
import { staticSection } from '#app/ui/deferred/static-section.tsx';
import type { Route } from './+types/job-page';
import styles from './job-content.module.css';
import { jobView, publicJobs } from './shown-job.server.ts';

/** Nothing of the page moves: its script comes only with a way inside the site. One sheet brings those of its group. */
const content = staticSection(
  async () => (await import('./job-content.tsx')).JobContent,
  pageHead,
  styles,
);

/** An unknown address unless it is that of a job which was published; gone for good 12 months after its end. */
export function loader({ url, params: { slug }, context }: Route.LoaderArgs) {
  const documents = context.get(documentsContext);
  const published = jobAt(documents.jobs, slug);
  const [job] = published ? publicJobs([published]) : [];
  if (job) return jobView(job, documents, languageOfPath(url.pathname));
  const isGone = documents.jobs.gone.some((one) => one === slug);
  return data(null, { status: isGone ? 410 : 404 });
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [found] = await Promise.all([serverLoader(), content.preload()]);
  return found;
}

/** A job with its proof. Another one is another section. */
export default function JobPage() {
  return <content.StaticSection key={useLocation().pathname} />;
}
