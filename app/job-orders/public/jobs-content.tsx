import { useLoaderData } from 'react-router';
import chips from '#app/brand/countries/country-chips.module.css';
import { PageHead } from '#app/brand/page-head.tsx';
import { PhoneButtons } from '#app/brand/phone-buttons.tsx';
import { SafeLinks } from '#app/brand/safe-links/safe-links.tsx';
import { PageLink } from '#app/i18n/page-link.tsx';
import { useTexts } from '#app/i18n/text.ts';
import { jobsHeadTexts } from './head.text.ts';
import { JobListItem } from './job-list-item.tsx';
import type { loader } from './jobs-page.tsx';
import styles from './jobs-content.module.css';
import { jobsTexts } from './jobs.text.ts';
import { OtherJob } from './other-job.tsx';

/** The jobs that are open, and what to think of any other. */
export function JobsContent() {
  const { jobs, rates } = useLoaderData<typeof loader>();
  const texts = useTexts(jobsTexts);
  const isOpen = jobs.length > 0;
  return (
    <>
      <PageHead
        title={jobsHeadTexts.title}
        headline={isOpen ? jobsTexts.open : jobsHeadTexts.title}
        lead={isOpen ? texts.lead : texts.leadOfNone}
      />
      <section className="section">
        <div className={`${styles.page} wrap`}>
          {isOpen ? (
            <>
              <Countries />
              <ul className={styles.jobs}>
                {jobs.map((job) => (
                  <JobListItem key={job.slug} job={job} />
                ))}
              </ul>
              {rates.map((rate) => (
                <p key={rate} className="hint">
                  {rate}
                </p>
              ))}
              <OtherJob />
            </>
          ) : (
            <NoJobs />
          )}
        </div>
      </section>
    </>
  );
}

/** Links to the jobs of one country; none where all are of the same. */
function Countries() {
  const { country, countries, all } = useLoaderData<typeof loader>();
  const texts = useTexts(jobsTexts);
  if (countries.length < 2) return null;
  return (
    <nav aria-label={texts.byCountry}>
      <ul className={chips.chips}>
        {[{ code: null, name: `${texts.all} ${all}` }, ...countries].map(({ code, name }) => (
          <li key={code}>
            <PageLink
              to={code ? `/jobs?country=${code}` : '/jobs'}
              className={chips.chip}
              aria-current={code === country ? 'true' : undefined}
              preventScrollReset
            >
              {code && <img src={`/illustrations/flag-${code}.svg`} width="20" height="15" alt="" />}
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NoJobs() {
  const texts = useTexts(jobsTexts);
  return (
    <>
      <div className={styles.none}>
        <h2>{texts.none}</h2>
        <p>
          <b>{texts.beware}</b> {texts.notOurs}
        </p>
        <div className={styles.phones}>
          <PhoneButtons />
        </div>
        <SafeLinks names={['verify', 'complaints']} />
      </div>
      <p className={`${styles.anyway} hint`}>
        {texts.applyAnyway} <PageLink to="/application">{texts.apply}</PageLink>
      </p>
    </>
  );
}
