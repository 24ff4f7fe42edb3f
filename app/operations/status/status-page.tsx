import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { staffMeta } from '#app/brand/staff-meta.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { callApi } from '#app/http/api-client.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import { Loaded, useLoaded } from '#app/ui/staff-page/loaded.tsx';
import { StaffPageHead } from '#app/ui/staff-page/staff-page-head.tsx';
import { actionOf, useAction } from '#app/ui/api-call/use-action.ts';
import type { Route } from './+types/status-page';
import { LaunchList } from './launch-list.tsx';
import type { SiteStatus } from './site-status.ts';
import styles from './status-page.module.css';
import { type StatusPoint, statusPoints } from './status-points.ts';
import { noticeTexts } from './status-notice.text.ts';
import { statusTexts, testMailTexts, versionTexts } from './status.text.ts';
import { lacksEncryption } from '#app/mail/mail-encryption.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { formatMoment } from '#app/i18n/format-moment.ts';

/** The actions of the status page. */
const statusActs = { sendTestMail: () => callApi('POST /api/status/test-mail') };

/** The button that sends a test mail to the office, and the result. */
function TestMail() {
  const texts = useTexts(testMailTexts);
  const { isBusy, result, failure, send } = useAction(statusActs, 'sendTestMail');
  const sentences = {
    accepted: texts.testAccepted,
    refused:
      result?.ok && lacksEncryption(result.data.code) ? texts.testNotEncrypted : texts.testRefused,
    unknown: texts.testUnknown,
  };
  return (
    <div className={styles.test}>
      <Button tone="ghost" size="small" busy={isBusy} onClick={() => void send()}>
        {isBusy ? texts.sending : texts.sendTest}
      </Button>
      {result?.ok && (
        <Alert
          tone={result.data.status === 'accepted' ? 'success' : 'danger'}
          sentence={sentences[result.data.status]}
        />
      )}
      {failure && <FailureAlert failure={failure} />}
    </div>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return staffMeta(matches, statusTexts.title);
}

export function clientLoader() {
  return { status: callApi('GET /api/status') };
}

export const clientAction = actionOf(statusActs);

/** The state of the site in plain words, for staff who do not run it themselves. */
export default function StatusPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts(statusTexts);
  return (
    <>
      <StaffPageHead title={texts.title} lead={texts.lead} />
      <Loaded result={useLoaded(loaderData.status)}>
        {(status) => <Points status={status} />}
      </Loaded>
    </>
  );
}

function Points({ status }: { status: SiteStatus }) {
  const texts = useTexts(statusTexts);
  const counts = useTexts(noticeTexts);
  const { role } = useStaffSession();
  const language = useLanguage();
  const points = statusPoints(status, language);
  const urgent = points.filter(({ state }) => state === 'attention');
  // The mail's stays where it is when a test mail changes its state.
  const shown = points.filter(
    (point) => urgent.includes(point) || (point.name === 'mail' && status.mail.delivers),
  );
  const rest = points.filter((point) => !shown.includes(point));
  const count = urgent.length;
  const draw = (point: StatusPoint) => (
    <Point key={point.name} point={point}>
      {point.name === 'mail' && status.mail.delivers && <TestMail />}
    </Point>
  );
  const many = count === 1 ? counts.oneWarning : counts.warnings;
  return (
    <div className={styles.page}>
      <p className={styles.summary}>
        {count === 0 ? texts.allWell : fill(many, { count: formatNumber(language, count) })}
      </p>
      {shown.map(draw)}
      <details className={styles.rest}>
        <summary>
          {fill(texts.rest, { count: formatNumber(language, rest.length) })}
          <small>{rest.map(({ name }) => texts[name]).join(', ')}</small>
        </summary>
        {rest.map(draw)}
      </details>
      {role === 'owner' && <LaunchList open={status.openPoints} />}
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

/** The running version and where it stores data: what support asks for first. */
function VersionFacts({ status }: { status: SiteStatus }) {
  const texts = useTexts(versionTexts);
  const language = useLanguage();
  const { number, commit, builtAt } = status.version;
  const pictures = { disk: texts.onDisk, s3: texts.inS3, 'image-host': texts.atHost };
  const facts = [
    [texts.version, <bdi key="number">{number}</bdi>],
    [texts.commit, commit && <code key="commit">{commit}</code>],
    [texts.built, builtAt && formatMoment(language, builtAt)],
    [texts.database, texts[status.database]],
    [texts.pictures, pictures[status.images]],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
