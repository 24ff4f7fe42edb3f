import { type ReactNode, useState } from 'react';
import { formatDay } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { type ApiFailure, callApi } from '#app/http/api-client.ts';
import { problemSentence } from '#app/http/problems.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Application } from './application.ts';
import styles from './application-facts.module.css';
import { countryCode } from './intake/country.ts';
import { normalisePhone } from './intake/phone.ts';
import { callTexts } from './staff-work/call.text.ts';
import { staffApplicationsTexts } from './staff-applications.text.ts';

/** What the person wrote, the contact first. */
export function ApplicationFacts({ application }: { application: Application }) {
  const texts = useTexts(staffApplicationsTexts);
  const language = useLanguage();
  const { birth, email, interested, phone } = application;
  const flag = countryCode(interested)?.toLowerCase();
  const number = normalisePhone(phone).value;
  const calls = useTexts(callTexts);
  return (
    <dl className={`${styles.facts} num`}>
      <Fact label={texts.phone} className={styles.phone}>
        {number ? <a href={`tel:${number}`}>{phone}</a> : <bdi>{phone}</bdi>}
      </Fact>
      <Fact label={texts.email} className={styles.email}>
        {email ? <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a> : texts.notGiven}
      </Fact>
      <Fact label={texts.passport}>
        <Passport application={application} />
      </Fact>
      <Fact label={texts.birth}>{birth ? formatDay(language, birth) : texts.notGiven}</Fact>
      <Fact label={texts.present}>
        <bdi>{application.present}</bdi>
      </Fact>
      <Fact label={texts.interested}>
        <span className={styles.country}>
          {flag && <img src={`/illustrations/flag-${flag}.svg`} width={24} height={18} alt="" />}
          <bdi>{interested}</bdi>
        </span>
      </Fact>
      <Fact label={texts.address}>
        <bdi>{application.address}</bdi>
      </Fact>
      <Fact label={texts.reference}>
        <bdi>{application.reference}</bdi>
      </Fact>
      {application.helperName && (
        <Fact label={calls.helper}>
          <bdi>{application.helperName}</bdi>, <bdi>{application.helperPhone}</bdi>
        </Fact>
      )}
    </dl>
  );
}

/** Masked until somebody asks, which is logged. A text that is no number has nothing to reveal. */
function Passport({ application: { _id, passport } }: { application: Application }) {
  const calls = useTexts(callTexts);
  const language = useLanguage();
  const [whole, setWhole] = useState<string | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  async function reveal() {
    const result = await callApi('GET /api/application/:id', { params: { id: _id } });
    if (result.ok) setWhole(result.data.passport);
    else setFailure(result);
  }
  // The mark of the application says why, and whom to tell.
  if ((whole ?? passport) === '') return <>{calls.unreadable}</>;
  if (whole !== null || !passport.includes('•')) return <bdi>{whole ?? passport}</bdi>;
  return (
    <>
      {passport}{' '}
      <button type="button" className={styles.reveal} onClick={() => void reveal()}>
        <Icon name="eye" />
        {calls.reveal}
      </button>
      {failure && <span role="alert">{problemSentence(failure)[language]}</span>}
    </>
  );
}

function Fact({
  label,
  className,
  children,
}: {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
