import { Link } from 'react-router';
import { mailtoOf } from '#app/config/mailto.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay, formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { buttonClass } from '#app/ui/button/button-class.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { Fact, Facts } from '#app/ui/staff-page/facts.tsx';
import styles from './message-facts.module.css';
import { messageTexts } from './inbox.text.ts';
import type { Message } from './message.ts';
import { useState } from 'react';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { formatRecentMoment } from '#app/i18n/format-moment.ts';
import { isAbandoned } from '../mail-state.ts';

/** What a visitor has asked, in one line of a row. A journey without a question is the question. */
export function MessageLine({ message }: { message: Message }) {
  const texts = useTexts(messageTexts);
  const journey = journeyOf(message, texts, useLanguage());
  return <bdi>{message.question || journey || texts.noQuestion}</bdi>;
}

/** The same as a whole, and whether it came by mail too. */
export function MessageAsked({ message }: { message: Message }) {
  const texts = useTexts(messageTexts);
  const language = useLanguage();
  const { question } = message;
  const journey = journeyOf(message, texts, language);
  return (
    <>
      <div className={styles.asked}>
        {question && <blockquote dir="auto">{question}</blockquote>}
        {message.kind === 'airticket' && (
          <p className={question ? styles.journey : `${styles.journey} ${styles.voice}`}>
            <Icon name="plane" />
            <span className="visually-hidden">{texts.airTicket}: </span>
            <bdi>{journey || texts.airTicket}</bdi>
          </p>
        )}
        {message.kind === 'employer' && (
          <p className={styles.journey}>
            <Icon name="building-2" />
            {texts.employer}
          </p>
        )}
        {!question && !journey && <p className="hint">{texts.noQuestion}</p>}
      </div>
      <MailLine message={message} />
    </>
  );
}

/** What else they have told. */
export function MessageFacts({ message }: { message: Message }) {
  const texts = useTexts(messageTexts);
  const { email, noEmail, reference, address } = message;
  return (
    <Facts className={styles.facts}>
      <Fact name={texts.email}>
        {noEmail || !email ? texts.noEmail : <a href={mailtoOf(email)}>{email}</a>}
      </Fact>
      <Fact name={texts.reference}>{reference}</Fact>
      <Fact name={texts.address}>{address}</Fact>
    </Facts>
  );
}

/** What an employer asks for becomes the draft of a job order. */
export function ToJobOrder({ id }: { id: string }) {
  const { toJobOrder } = useTexts(messageTexts);
  return (
    <Link to={`/admin/jobs/new?message=${id}`} className={buttonClass({ tone: 'ghost' })}>
      <Icon name="briefcase-business" />
      {toJobOrder}
    </Link>
  );
}

/** A journey in one line, as far as it was told: `Dhaka to Lisbon, 12 December 2026, one way, 1 traveller`. */
function journeyOf(
  { from, to, travelOn, trip, travellers }: Message,
  texts: Record<keyof typeof messageTexts, string>,
  language: Language,
): string {
  const way =
    from && to
      ? fill(texts.fromTo, { from, to })
      : (from && fill(texts.onlyFrom, { from })) || (to && fill(texts.onlyTo, { to }));
  const people =
    travellers === 1
      ? texts.onePerson
      : travellers && fill(texts.people, { count: formatNumber(language, travellers) });
  const day = travelOn && formatDay(language, travelOn);
  return [way, day, trip && texts[trip], people].filter(Boolean).join(', ');
}

/** Whether the office was told of a message by mail too, and why not. One line, because nothing is lost. */
function MailLine({ message }: { message: Message }) {
  const texts = useTexts(messageTexts);
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const { mailIsDelivered } = useStaffSession();
  const { mailStatus, mailedAt, mailTriedAt, mailError } = message;
  const isUnderWay = mailStatus === 'waiting' && !isAbandoned(message, now);
  if (mailStatus === 'sent' || isUnderWay) {
    // Kept as a file by a site without a mail server, which counts as sent. Office says so, not every message.
    if (!isUnderWay && !mailIsDelivered) return null;
    const when = formatRecentMoment(language, mailedAt ?? mailTriedAt, now);
    return (
      <p className={styles.line}>
        <Icon name={isUnderWay ? 'mail' : 'mail-check'} />
        {isUnderWay ? texts.isMailing : fill(texts.mailed, { when })}
      </p>
    );
  }
  const hasFailed = mailStatus === 'failed';
  return (
    <details className={styles.failed}>
      <summary>
        <Icon name="mail-x" />
        <span>
          {hasFailed ? texts.mailFailed : texts.mailUnknown} <u>{texts.why}</u>
        </span>
      </summary>
      <p>{hasFailed ? fill(texts.whyFailed, { code: mailError ?? '?' }) : texts.whyUnknown}</p>
    </details>
  );
}
