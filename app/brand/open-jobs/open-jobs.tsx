import { useFacts } from '#app/content/content-context.ts';
import type { Destination } from '#app/content/destinations.ts';
import { PageLink } from '#app/i18n/page-link.tsx';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import styles from './open-jobs.module.css';
import { OpenJobsLink } from './open-jobs-link.tsx';
import { openJobsTexts } from './open-jobs.text.ts';

/** How many are named; the list of all is one link away. */
const most = 5;

/** The open jobs, of one country or of all, by their titles; nothing where none is. */
export function OpenJobs({
  country,
  className = '',
}: {
  country?: Destination;
  className?: string;
}) {
  const texts = useTexts(openJobsTexts);
  const language = useLanguage();
  const { open } = useFacts('jobs');
  const shown = open.filter(({ fields }) => !country || fields.country === country);
  if (shown.length === 0) return null;
  return (
    <section className={`${styles.jobs} ${className}`}>
      <h2>{texts.jobs}</h2>
      <ul>
        {shown.slice(0, most).map(({ slug, fields }) => (
          <li key={slug}>
            <PageLink to={`/jobs/${slug}`}>
              <img
                src={`/illustrations/flag-${fields.country}.svg`}
                width="20"
                height="15"
                alt=""
                loading="lazy"
              />
              {fields.title[language]}
            </PageLink>
          </li>
        ))}
      </ul>
      <OpenJobsLink />
    </section>
  );
}
