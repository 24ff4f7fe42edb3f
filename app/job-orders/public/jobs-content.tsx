import { useLoaderData } from 'react-router';
import chips from '#app/brand/countries/country-chips.module.css';
import { PageHead } from '#app/brand/page-head.tsx';
import { PhoneButtons } from '#app/brand/phone-buttons.tsx';
import { SafeLinks } from '#app/brand/safe-links/safe-links.tsx';
import { PageLink } from '#app/i18n/page-link.tsx';
import { useTexts } from '#app/i18n/text.ts';
import { jobsHeadTexts } from './head.text.ts';
import type { loader } from './jobs-page.tsx';
import styles from './jobs-content.module.css';
import { jobsTexts } from './jobs.text.ts';
import { OtherJob } from './other-job.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { JobCard } from './shown-job.server.ts';

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

/** A job of the list; all of it is the link to its page. */
function JobListItem({ job }: { job: JobCard }) {
  const texts = useTexts(jobsTexts);
  const facts = [
    [texts.hours, job.hours],
    [texts.seats, job.seatsLeft],
    [texts.lastDay, job.lastDay],
    [texts.permission, job.permissionNo],
  ] as const;
  return (
    <li className={styles.job}>
      <h2>
        <PageLink to={`/jobs/${job.slug}`}>{job.title}</PageLink>
      </h2>
      <p className={styles.place}>
        {job.country && (
          <img
            src={`/illustrations/flag-${job.country}.svg`}
            width="28"
            height="21"
            alt=""
            loading="lazy"
          />
        )}
        {job.place}
      </p>
      <p className={styles.wage}>
        <b>{job.wage}</b> {job.per}
        {job.taka && <small>{job.taka}</small>}
      </p>
      <p className={job.isFree ? `${styles.fee} ${styles.free}` : styles.fee}>
        <Icon name={job.isFree ? 'badge-check' : 'wallet'} />
        <span>
          {texts.youPay} <b>{job.fee}</b>
        </span>
      </p>
      <dl>
        {facts.map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <span className={styles.more} aria-hidden="true">
        {texts.more}
        <Icon name="arrow-right" />
      </span>
    </li>
  );
}
