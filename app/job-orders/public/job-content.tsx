import { useLoaderData } from 'react-router';
import { NotEntered } from '#app/brand/fact/not-entered.tsx';
import { PageHead } from '#app/brand/page-head.tsx';
import { usePhones } from '#app/brand/phones.ts';
import { fill } from '#app/i18n/fill.ts';
import { PageLink } from '#app/i18n/page-link.tsx';
import { useTexts } from '#app/i18n/text.ts';
import { ButtonLink, PlainButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { jobHeadTexts, jobsHeadTexts } from './head.text.ts';
import { CheckJob } from './check-job.tsx';
import styles from './job-content.module.css';
import type { loader } from './job-page.tsx';
import { jobTexts } from './jobs.text.ts';
import { OtherJob } from './other-job.tsx';
import type { JobView } from './shown-job.server.ts';

/** A job as it was published: what it brings, what it costs, and how to check it without our word. */
export function JobContent() {
  const job = useLoaderData<typeof loader>();
  return job ? <Known job={job} /> : <Unknown />;
}

const list = { to: '/jobs', label: jobsHeadTexts.title };

function Known({ job }: { job: JobView }) {
  const texts = useTexts(jobTexts);
  const isEnded = job.endedOn !== null;
  return (
    <>
      <PageHead
        title={job.names}
        flag={`/illustrations/flag-${job.country}.svg`}
        between={list}
        lead={job.where}
      />
      <div className={`${isEnded ? styles.old : ''} section`}>
        <div className={`${styles.columns} wrap`}>
          <div className={styles.facts}>
            {isEnded ? (
              <Closed title={texts.ended} says={fill(texts.endedOn, { day: job.endedOn ?? '' })} />
            ) : (
              <Figures job={job} />
            )}
            <section>
              <h2>{texts.inTwelve}</h2>
              <p>{isEnded ? texts.asItWas : texts.sameOnContract}</p>
              <dl className={styles.lines}>
                {job.lines.map(({ label, text }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{text || <NotEntered />}</dd>
                  </div>
                ))}
              </dl>
              {!isEnded && job.rate && <p className="hint">{job.rate}</p>}
            </section>
            {!isEnded && <CheckJob job={job} />}
          </div>
          <aside className={styles.aside}>
            {!isEnded && <Apply slug={job.slug} />}
            {job.requirements.length > 0 && (
              <section className={styles.needed}>
                <h2>{texts.needed}</h2>
                <ul>
                  {job.requirements.map((line) => (
                    <li key={line}>
                      <Icon name="check" />
                      <span>{line}</span>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <OtherJob />
            {job.guide && (
              <PageLink to={`/countries/${job.guide.slug}`} className={styles.guide}>
                <span>
                  <b>{job.guide.name}</b>
                  {texts.country}
                </span>
                <Icon name="arrow-right" />
              </PageLink>
            )}
          </aside>
        </div>
      </div>
      {!isEnded && <ApplyBar slug={job.slug} />}
    </>
  );
}

/** What everybody asks first. */
function Figures({ job }: { job: JobView }) {
  const texts = useTexts(jobTexts);
  const figures = [
    { label: fill(texts.wage, { per: job.per }), figure: job.wage, more: job.taka },
    { label: texts.youPay, figure: job.fee, more: job.whoPays, isFree: job.isFree },
    { label: texts.left, figure: job.seatsLeft, more: fill(texts.ofAll, { count: job.seats }) },
    { label: texts.lastDay, figure: job.lastDay, more: null },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, figure, more, isFree }) => (
        <div key={label} className={isFree ? styles.free : undefined}>
          <dt>{label}</dt>
          <dd>
            <b>{figure}</b>
            {more && <small>{more}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Apply({ slug }: { slug: string }) {
  const texts = useTexts(jobTexts);
  return (
    <section className={styles.apply}>
      <h2>{texts.apply}</h2>
      <p className="hint">{texts.applyHint}</p>
      <ApplyButton slug={slug} />
      <p>
        <b>{texts.noPromise}</b>
      </p>
    </section>
  );
}

/** At the lower edge of phones, in place of the chat, where the browser can tell that it is there. */
function ApplyBar({ slug }: { slug: string }) {
  const texts = useTexts(jobTexts);
  const [mainPhone] = usePhones();
  return (
    <div className={styles.bar}>
      <ApplyButton slug={slug} />
      <PlainButtonLink href={mainPhone.href} aria-label={`${texts.call} ${mainPhone.number}`}>
        <Icon name="phone" />
      </PlainButtonLink>
    </div>
  );
}

function ApplyButton({ slug }: { slug: string }) {
  return (
    <ButtonLink to={`/application?job=${slug}`} tone="accent">
      {useTexts(jobTexts).applyNow}
      <Icon name="arrow-right" />
    </ButtonLink>
  );
}

/** That a job is over, and what to do with whoever still offers it. */
function Closed({ title, says }: { title: string; says: string }) {
  const texts = useTexts(jobTexts);
  return (
    <section className={styles.closed}>
      <Icon name="circle-slash" />
      <h2>{title}</h2>
      <p>{says}</p>
      <p className={styles.ways}>
        <ButtonLink to="/jobs">
          {texts.openJobs}
          <Icon name="arrow-right" />
        </ButtonLink>
        <ButtonLink to="/complaints" tone="ghost">
          {texts.tellUs}
        </ButtonLink>
      </p>
    </section>
  );
}

function Unknown() {
  const texts = useTexts(jobTexts);
  return (
    <>
      <PageHead title={jobHeadTexts.unknown} between={list} />
      <div className="section">
        <div className="wrap">
          <Closed title={texts.notHere} says={texts.gone} />
        </div>
      </div>
    </>
  );
}
