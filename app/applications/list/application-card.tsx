import { useState } from 'react';
import { CallPanel } from '#app/calls/call-panel.tsx';
import { initials } from '#app/calls/initials.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatAge, formatMoment } from '#app/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import type { ApiFailure } from '#app/http/api-client.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import type { Application } from '../application.ts';
import styles from './application-card.module.css';
import { ApplicationDetails } from './application-details.tsx';
import { applicationActs } from './application-acts.ts';
import { flagTexts } from './call.text.ts';
import { ApplicantLinks } from './applicant-links.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { staffApplicationsTexts } from './staff-applications.text.ts';

/** One application: who, what state, how to reach them, and what can be done with it. */
export function ApplicationCard({
  application,
  onMarked,
  onDelete,
}: {
  application: Application;
  /** Called after MARK AS CONTACTED, with 0 when somebody else was faster. */
  onMarked: (count: number) => void;
  onDelete: () => void;
}) {
  const texts = useTexts(staffApplicationsTexts);
  const language = useLanguage();
  const { _id, name, contacted } = application;
  // Taken once, so that the card does not change under somebody's eyes.
  const [now] = useState(() => new Date());
  const age = formatAge(language, application.createdAt, now);
  const marking = useAction(applicationActs, 'mark');

  async function mark() {
    const result = await marking.send(_id);
    if (!result.ok) return;
    // The button is disabled now and would drop the focus to the top of the page.
    document.getElementById(_id)?.focus();
    onMarked(result.data.modifiedCount);
  }

  const headingId = `${_id}-name`;
  return (
    <article id={_id} tabIndex={-1} aria-labelledby={headingId} className={styles.card}>
      <div className={styles.top}>
        <span className={styles.initials} aria-hidden="true">
          {initials(name)}
        </span>
        <div className={styles.who}>
          <h2 id={headingId} dir="auto">
            {name}
          </h2>
          <p>
            <bdi>{application.job}</bdi>, <bdi>{application.experience}</bdi>
          </p>
        </div>
        <span className={contacted ? `${styles.tag} ${styles.done}` : styles.tag}>
          <Icon name={contacted ? 'check' : 'clock'} />
          {contacted ? texts.contacted : texts.waiting}
        </span>
        <span className="hint num">
          <span className="visually-hidden">{texts.receipt}</span> {application.receiptNumber}
        </span>
        <time className="hint" dateTime={application.createdAt}>
          {formatMoment(language, application.createdAt)} ({age})
        </time>
      </div>
      {application.flags.length > 0 && <Flags codes={application.flags} />}
      <ApplicationDetails application={application} />
      <Actions
        application={application}
        marking={marking}
        onMark={() => void mark()}
        onDelete={onDelete}
      />
      <CallPanel
        record={application}
        actions={applicationActs}
        offer={contacted ? undefined : texts.markToo}
        onKept={(_, isOfferTaken) => {
          if (isOfferTaken) void mark();
        }}
      />
      <HistoryPanel id={_id} />
    </article>
  );
}

function Flags({ codes }: { codes: string[] }) {
  const words: Record<string, string> = useTexts(flagTexts);
  return (
    <ul className={styles.flags}>
      {codes.map((code) => (
        <li key={code}>
          <Icon name="info" />
          {words[code] ?? code}
        </li>
      ))}
    </ul>
  );
}

function Actions({
  application,
  marking: { isBusy, failure },
  onMark,
  onDelete,
}: {
  application: Application;
  marking: { isBusy: boolean; failure: ApiFailure | null };
  onMark: () => void;
  onDelete: () => void;
}) {
  const texts = useTexts(staffApplicationsTexts);
  const { name, contacted } = application;
  return (
    <div className={styles.actions}>
      {failure && <FailureAlert failure={failure} />}
      <ApplicantLinks application={application} />
      {contacted ? (
        <Button disabled>
          <Icon name="check" />
          {texts.marked}
        </Button>
      ) : (
        <Button
          tone="ghost"
          busy={isBusy}
          data-shortcut="mark"
          aria-label={fill(texts.markNamed, { name })}
          onClick={onMark}
        >
          <Icon name="phone-outgoing" />
          {texts.mark}
        </Button>
      )}
      <Button
        tone="danger"
        data-shortcut="delete"
        aria-label={fill(texts.removeNamed, { name })}
        onClick={onDelete}
      >
        <Icon name="trash-2" />
        {texts.remove}
      </Button>
    </div>
  );
}
