import { FactSource } from '#app/brand/fact/fact-source.tsx';
import { useFacts } from '#app/content/content-context.ts';
import { dialled } from '#app/content/dialled.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import styles from './job-content.module.css';
import { jobTexts } from './jobs.text.ts';
import type { JobView } from './shown-job.server.ts';

/** The numbers of the two papers, and where anybody checks them without our word. */
export function CheckJob({ job }: { job: JobView }) {
  const texts = useTexts(jobTexts);
  const language = useLanguage();
  const { platform, helpLines } = useFacts('help-lines');
  // Its telephone number or website; the owner may have taken it out.
  const bmet = helpLines.find(({ _key }) => _key === 'bmet');
  return (
    <section>
      <h2>{texts.check}</h2>
      <dl className={styles.plate}>
        <div>
          <dt>{texts.permission}</dt>
          <dd>
            <b>{job.permissionNo}</b> {job.permissionOn}
          </dd>
        </div>
        <div>
          <dt>{texts.demandLetter}</dt>
          <dd>
            <b>{job.demandLetterNo}</b> {job.demandLetterOn}
            {job.attestedBy && <small>{fill(texts.attested, { by: job.attestedBy })}</small>}
          </dd>
        </div>
      </dl>
      <ol className={styles.steps}>
        <li>
          <b>{texts.platform}</b>
          <p>
            {platform.name[language]}: {texts.platformText}{' '}
            {platform.url ? <Outside to={platform.url} /> : texts.askAddress}
          </p>
          <FactSource shelf="platform" fact={platform} />
        </li>
        <li>
          <b>{texts.bmet}</b>
          <p>
            {bmet && `${bmet.name[language]}. `}
            {texts.bmetText}{' '}
            {bmet?.number && <a href={`tel:${dialled(bmet.number)}`}>{bmet.number}</a>}{' '}
            {bmet?.url && <Outside to={bmet.url} />}
          </p>
          {(bmet?.number ?? bmet?.url) && <FactSource shelf="helpLine" fact={bmet} />}
        </li>
        <li>
          <b>{texts.papers}</b>
          <p>{texts.papersText}</p>
        </li>
      </ol>
    </section>
  );
}

function Outside({ to }: { to: string }) {
  return (
    <a href={to} rel="noopener">
      {new URL(to).hostname}
    </a>
  );
}
