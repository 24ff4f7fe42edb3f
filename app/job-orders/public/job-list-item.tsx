import { PageLink } from '#app/i18n/page-link.tsx';
import { useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { JobCard } from './shown-job.server.ts';
import styles from './jobs-content.module.css';
import { jobsTexts } from './jobs.text.ts';

/** A job of the list; all of it is the link to its page. */
export function JobListItem({ job }: { job: JobCard }) {
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
