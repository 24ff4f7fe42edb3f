import { useState } from 'react';
import { CallPanel } from '#app/calls/call-panel.tsx';
import { ContactLinks } from '#app/calls/contact-links.tsx';
import { initials } from '#app/calls/initials.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatAge, formatMoment } from '#app/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useFacts } from '#app/content/content-context.ts';
import type { Documents } from '#app/content/documents.ts';
import { displayName } from '#app/normalise/name-display.ts';
import { MailLine } from './mail-line.tsx';
import styles from './message-card.module.css';
import { MessageFacts } from './message-facts.tsx';
import { MessageMore } from './message-more.tsx';
import { messageActTexts, messageTexts } from './inbox.text.ts';
import { messageActs } from './message-acts.ts';
import { type Message, formLanguageOf } from './message.ts';

/** One message: what was asked first, because that is what one must answer; who, how to reach them, what can be done. */
export function MessageCard({
  message,
  isLoud,
  onMarked,
  onPutBack,
  onDelete,
}: {
  message: Message;
  /** Whether calling this person is the one loud action of the view. */
  isLoud: boolean;
  /** Called after the mark, with 0 when somebody else was faster. */
  onMarked: (count: number) => void;
  onPutBack: (fresh: Message) => void;
  onDelete: () => void;
}) {
  const { agency } = useFacts('agency');
  const acts = useTexts(messageActTexts);
  const { _id, name, answered, phoneE164 } = message;
  const marking = useAction(messageActs, 'mark');
  const headingId = `${_id}-name`;

  async function mark() {
    const result = await marking.send(_id);
    if (!result.ok) return;
    // The button is disabled now and would drop the focus to the top of the page.
    document.getElementById(_id)?.focus();
    onMarked(result.data.modifiedCount);
  }

  return (
    <article
      id={_id}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={answered ? styles.card : `${styles.card} ${styles.waiting}`}
    >
      <Head message={message} headingId={headingId} />
      <MessageFacts message={message} />
      <MailLine message={message} />
      <div className={styles.actions}>
        <ContactLinks
          name={name}
          phone={phoneE164}
          greeting={greetingFor(message, agency)}
          isLoud={isLoud}
        />
        <Button
          tone="ghost"
          disabled={answered}
          busy={marking.isBusy}
          data-shortcut="mark"
          aria-label={answered ? undefined : fill(acts.markNamed, { name })}
          onClick={() => void mark()}
        >
          <Icon name="check" />
          {answered ? acts.marked : acts.mark}
        </Button>
        <MessageMore message={message} onPutBack={onPutBack} onDelete={onDelete} />
        {marking.failure && <FailureAlert failure={marking.failure} />}
      </div>
      <CallPanel
        record={message}
        actions={messageActs}
        offer={answered ? undefined : acts.markToo}
        onKept={(_, isOfferTaken) => {
          if (isOfferTaken) void mark();
        }}
      />
    </article>
  );
}

function Head({ message, headingId }: { message: Message; headingId: string }) {
  const texts = useTexts(messageTexts);
  const language = useLanguage();
  const { name, number, phoneE164, answered, createdAt } = message;
  // Taken once, so that the card does not change under somebody's eyes.
  const [now] = useState(() => new Date());
  return (
    <div className={styles.top}>
      <span className={styles.initials} aria-hidden="true">
        {initials(name)}
      </span>
      <div className={styles.who}>
        <h2 id={headingId} dir="auto">
          {name}
        </h2>
        <p className="num">
          {phoneE164 ? <a href={`tel:${phoneE164}`}>{number}</a> : <bdi>{number}</bdi>}
        </p>
      </div>
      <span className={answered ? `${styles.tag} ${styles.done}` : styles.tag}>
        <Icon name={answered ? 'check' : 'clock'} />
        {answered ? (
          texts.isAnswered
        ) : (
          <time dateTime={createdAt} title={formatMoment(language, createdAt)}>
            {formatAge(language, createdAt, now)}
          </time>
        )}
      </span>
    </div>
  );
}

/** In the language of the form. */
function greetingFor(message: Message, agency: Documents['agency']['agency']): string {
  const formLanguage = formLanguageOf(message);
  return fill(messageTexts.greeting[formLanguage], {
    name: displayName(message.name),
    agency: agency.name[formLanguage],
  });
}
