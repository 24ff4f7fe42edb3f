import type { ReactNode } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { OutcomeAlert, type OutcomeProps } from '#app/forms/outcome-alert.tsx';
import { formatDigits, formatNumber } from '#app/i18n/format.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { buildWhatsAppUrl } from '#app/config/messaging-link.ts';
import { usePublicSettings } from '#app/config/use-public-settings.ts';
import { ErrorSummary } from '#app/ui/alert/error-summary.tsx';
import type { FieldMessage } from '#app/forms/form-state.ts';
import { PhoneItems } from '#app/brand/phone-links.tsx';
import { useFacts } from '#app/content/content-context.ts';
import {
  type ContactField,
  type TravelField,
  contactFieldNames,
  contactFields,
  travelFieldNames,
} from './contact-fields.ts';
import type { ContactAnswers, ContactReply } from './contact-reply.ts';
import { outcomeTexts } from './contact-outcome.text.ts';
import { isTrip, travelTexts, tripTexts } from './journey/travel-fields.ts';

/** The result of sending. When it failed, with the other ways to reach the office. */
export function ContactOutcome({
  reply,
  onClose,
  ...outcome
}: OutcomeProps<ContactReply> & {
  tone: 'success' | 'danger';
  /** What the specification wants to be said. */
  sentence: ReactNode;
  /** Absent where no script could close it. */
  onClose: (() => void) | undefined;
}) {
  const texts = useTexts(outcomeTexts);
  const language = useLanguage();
  if (reply.status === 'invalid') {
    return <WrongFields messages={reply.messages} />;
  }
  const hasFailed = reply.status !== 'sent';
  const answers = hasFailed && reply.status !== 'refused' && reply.answers;
  return (
    <OutcomeAlert
      {...outcome}
      advice={hasFailed && reasonOf(reply, outcome.isWaiting, language)}
      stopWaiting={texts.stopWaiting}
      onClose={onClose}
      closeLabel={texts.close}
      ways={
        answers && (
          <>
            <PhoneItems />
            <ChatApp answers={answers} />
          </>
        )
      }
    />
  );
}

/** Beside the browser's bubble, which has the focus. */
function WrongFields({ messages }: { messages: FieldMessage[] }) {
  const texts = useTexts(outcomeTexts);
  const language = useLanguage();
  const count = formatNumber(language, messages.length);
  return (
    <ErrorSummary
      title={messages.length === 1 ? texts.oneError : fill(texts.errors, { count })}
      advice={texts.errorsAdvice}
      fields={messages.map(({ field }) => ({
        id: `contact-${field}`,
        label: labelOf(field)?.[language] ?? field,
      }))}
      takesFocus={false}
    />
  );
}

function labelOf(field: string): Bilingual | undefined {
  const labels: Record<string, { label: Bilingual }> = {
    ...contactFields,
    ...travelTexts,
    trip: tripTexts,
  };
  return labels[field]?.label;
}

function ChatApp({ answers }: { answers: ContactAnswers }) {
  const { agency } = useFacts('agency');
  const texts = useTexts(outcomeTexts);
  const chat = buildWhatsAppUrl(
    agency.chatNumber,
    messageOf(answers, useLanguage()),
    usePublicSettings().linkHost,
  );
  return (
    chat && (
      <li>
        <a href={chat}>{texts.chat}</a>
      </li>
    )
  );
}

function messageOf(answers: ContactAnswers, language: Language): string {
  const { trip, ...texts } = answers;
  const written: Partial<Record<ContactField | TravelField, string>> = {
    ...texts,
    ...(isTrip(trip) && { trip: tripTexts[trip][language] }),
  };
  return [...contactFieldNames, ...travelFieldNames]
    .filter((field) => written[field])
    .map((field) => `${labelOf(field)?.[language]}: ${written[field]}`)
    .join('\n');
}

function reasonOf(
  reply: Exclude<ContactReply, { status: 'sent' | 'invalid' }>,
  isWaiting: boolean,
  language: Language,
): string {
  switch (reply.status) {
    case 'refused':
      return outcomeTexts.correct[language];
    case 'offline':
      return outcomeTexts[isWaiting ? 'waiting' : 'offline'][language];
    case 'failed':
      return outcomeTexts[isWaiting ? 'trying' : 'stopped'][language];
    case 'not_sent':
      return outcomeTexts.kept[language];
    case 'too_many': {
      const minutes = formatDigits(language, String(Math.ceil(reply.retryAfterSeconds / 60)));
      return fill(outcomeTexts.tooMany[language], { minutes });
    }
  }
}
