import { useState } from 'react';
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
import { caseActs } from '../case-page/case-acts.ts';
import { messageTexts } from './messages.text.ts';
import styles from './words-to-send.module.css';

type Message = AnswerOf<'GET /api/application/:id/message'>;

/** The words that fit the stage of a case, to be changed and sent by WhatsApp. Nothing without a number to write to. */
export function WordsToSend({
  application: { _id, name, phoneE164 },
  message,
  onClose,
}: {
  application: Application;
  /** What it says at first. */
  message: Promise<ApiResult<Message>>;
  onClose: () => void;
}) {
  const texts = useTexts(messageTexts);
  const { linkHost } = usePublicSettings();
  const { send } = useAction(caseActs, 'openMessage');
  const prepared = useLoaded(message);
  /** Null until somebody has changed the words. */
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (prepared?.ok ? prepared.data.text : '');
  const link = phoneE164 && buildWhatsAppUrl(phoneE164, text, linkHost);
  if (!link) return null;
  return (
    <Card
      id="words-to-send"
      heading={
        <span className={styles.heading}>
          <Icon name="message-circle" />
          {fill(texts.heading, { name })}
        </span>
      }
    >
      {prepared && !prepared.ok && <FailureAlert failure={prepared} />}
      {prepared?.ok && (
        <>
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
          <div className={styles.answers}>
            <PlainButtonLink
              tone="chat"
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => {
                void send(_id);
                onClose();
              }}
            >
              <Icon name="message-circle" />
              {texts.open}
            </PlainButtonLink>
            <Button tone="ghost" onClick={onClose}>
              {texts.notNow}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
