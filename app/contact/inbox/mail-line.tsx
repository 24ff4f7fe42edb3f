import { useState } from 'react';
import { useStaffSession } from '#app/auth/staff-session-context.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatRecentMoment } from '#app/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { isAbandoned } from '../mail-state.ts';
import styles from './mail-line.module.css';
import { messageTexts } from './inbox.text.ts';
import type { Message } from './message.ts';

/** Whether the office was told of a message by mail too, and why not. One line, because nothing is lost. */
export function MailLine({ message }: { message: Message }) {
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
