import { type ReactNode, useState } from 'react';
import { buildWhatsAppUrl } from '#app/config/messaging-link.ts';
import { usePublicSettings } from '#app/config/use-public-settings.ts';
import type { AnswerOf, ApiResult } from '#app/http/api-client.ts';
import { fill } from '#app/i18n/fill.ts';
import { useTexts } from '#app/i18n/text.ts';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { useAction } from '#app/ui/api-call/use-action.ts';
import { Button } from '#app/ui/button/button.tsx';
import { PlainButtonLink } from '#app/ui/button/button-link.tsx';
import { TextAreaField } from '#app/ui/field/field.tsx';
import { Card } from '#app/ui/staff-page/card.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useLoaded } from '#app/ui/staff-page/loaded.tsx';
import type { Application } from '../application.ts';
import { caseActs } from '../case/case-acts.ts';
import { isForPhone } from '../case/news.ts';
import { messageTexts } from './messages.text.ts';
import styles from './words-to-send.module.css';

type Message = AnswerOf<'GET /api/application/:id/message'>;

/** Whom the words are for. */
export type Reader = Pick<Application, '_id' | 'name' | 'phoneE164' | 'stage'>;

/**
 * The words that fit the stage of a case, to be changed and sent by WhatsApp; a call alone where they are for the telephone.
 * Nothing without a number.
 */
export function WordsToSend({
  application,
  message,
  onClose,
}: {
  application: Reader;
  /** What it says at first. */
  message: Promise<ApiResult<Message>>;
  onClose: () => void;
}) {
  const texts = useTexts(messageTexts);
  const { name, phoneE164, stage } = application;
  if (!phoneE164) return null;
  const notNow = (
    <Button tone="ghost" onClick={onClose}>
      {texts.notNow}
    </Button>
  );
  return (
    <Card
      id="words-to-send"
      heading={
        <span className={styles.heading}>
          <Icon name={isForPhone(stage) ? 'phone' : 'message-circle'} />
          {fill(texts.heading, { name })}
        </span>
      }
    >
      {isForPhone(stage) ? (
        <>
          <p>{texts.byPhone}</p>
          <div className={styles.answers}>
            <PlainButtonLink href={`tel:${phoneE164}`} onClick={onClose}>
              <Icon name="phone" />
              {texts.call}
            </PlainButtonLink>
            {notNow}
          </div>
        </>
      ) : (
        <Words application={application} message={message} onOpen={onClose}>
          {notNow}
        </Words>
      )}
    </Card>
  );
}

/** The words themselves, and what opens WhatsApp with them. */
export function Words({
  application: { _id, phoneE164 },
  message,
  onOpen,
  children,
}: {
  application: Reader;
  message: Promise<ApiResult<Message>>;
  onOpen: () => void;
  /** What else can be done. */
  children: ReactNode;
}) {
  const texts = useTexts(messageTexts);
  const { linkHost } = usePublicSettings();
  const { send } = useAction(caseActs, 'openMessage');
  const prepared = useLoaded(message);
  /** Null until somebody has changed the words. */
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (prepared?.ok ? prepared.data.text : '');
  const link = phoneE164 && buildWhatsAppUrl(phoneE164, text, linkHost);
  return (
    <>
      {prepared && !prepared.ok && <FailureAlert failure={prepared} />}
      {prepared?.ok && link && (
        <TextAreaField
          label={texts.text}
          hint={texts.hint}
          name="message"
          rows={5}
          maxLength={1000}
          lang={prepared.data.language}
          dir="auto"
          value={text}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {(prepared || !link) && (
        <div className={styles.answers}>
          {prepared?.ok && link && (
            <PlainButtonLink
              tone="chat"
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => {
                void send(_id);
                onOpen();
              }}
            >
              <Icon name="message-circle" />
              {texts.open}
            </PlainButtonLink>
          )}
          {children}
        </div>
      )}
    </>
  );
}
