import { useEffect, useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { staffLanguage, staffMeta } from '#app/i18n/staff-meta.ts';
import { staffTexts } from '#app/i18n/staff.text.ts';
import { textsIn, useLanguage, useTexts } from '#app/i18n/text.ts';
import { type ApiResult, callApi } from '#app/http/api-client.ts';
import { FailureAlert } from '#app/ui/failure-alert.tsx';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { StaffPageHead } from '#app/ui/staff-page-head.tsx';
import { agency } from '#content/agency.ts';
import type { Route } from './+types/status-page';
import type { SiteStatus } from './site-status.ts';
import styles from './status-page.module.css';
import { type StatusPoint, statusPoints } from './status-points.ts';
import { statusTexts } from './status.text.ts';
import { TestMail } from './test-mail.tsx';
import { VersionFacts } from './version-facts.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const language = staffLanguage(matches);
  return staffMeta(textsIn(statusTexts, language).title, agency.name[language]);
}

/** How the site is, in plain words, for staff who do not run it themselves. */
export default function StatusPage() {
  const texts = useTexts(statusTexts);
  const common = useTexts(staffTexts);
  const [found, setFound] = useState<ApiResult<SiteStatus> | null>(null);
  const ask = () => void callApi('GET /api/status').then(setFound);
  useEffect(ask, []);
  return (
    <>
      <StaffPageHead title={texts.title} lead={texts.lead} />
      {!found && <p role="status">{common.loading}</p>}
      {found && !found.ok && <FailureAlert failure={found} onRetry={ask} />}
      {found?.ok && <Points status={found.data} onTested={ask} />}
    </>
  );
}

function Points({ status, onTested }: { status: SiteStatus; onTested: () => void }) {
  const texts = useTexts(statusTexts);
  const language = useLanguage();
  const points = statusPoints(status, language);
  const count = points.filter(({ state }) => state === 'attention').length;
  const many = count === 1 ? texts.oneWarning : texts.warnings;
  return (
    <div className={styles.page}>
      <p className={styles.summary}>
        {count === 0 ? texts.allWell : fill(many, { count: formatNumber(language, count) })}
      </p>
      {points.map((point) => (
        <Point key={point.name} point={point}>
          {point.name === 'mail' && status.mail.delivers && <TestMail onTested={onTested} />}
        </Point>
      ))}
      <VersionFacts status={status} />
    </div>
  );
}

const icons: Record<StatusPoint['state'], IconName> = {
  ok: 'circle-check',
  attention: 'circle-alert',
  note: 'info',
};

function Point({ point, children }: { point: StatusPoint; children: React.ReactNode }) {
  const texts = useTexts(statusTexts);
  const { name, state, sentences, advice, code } = point;
  return (
    <section className={`${styles.point} ${styles[state]}`} aria-labelledby={name}>
      <div className={styles.head}>
        <h2 id={name}>{texts[name]}</h2>
        <p className={styles.state}>
          <Icon name={icons[state]} />
          {texts[state]}
        </p>
      </div>
      <p>{sentences.join(' ')}</p>
      {advice && <p className={styles.advice}>{advice}</p>}
      {code && (
        <p className={styles.code}>
          {texts.code} <code lang="en">{code}</code>
        </p>
      )}
      {children}
    </section>
  );
}
