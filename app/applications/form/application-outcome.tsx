import { fields } from '../fields.ts';
import type { FormMessage } from '../rules.ts';
import { OutcomeAlert, type OutcomeProps } from '#app/forms/outcome-alert.tsx';
import { WithSecondaryLanguage } from '#app/i18n/with-secondary-language.tsx';
import { fill } from '#app/i18n/fill.ts';
import { formatDigits, formatNumber } from '#app/i18n/format.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { ErrorSummary } from '#app/ui/alert/error-summary.tsx';
import { PhoneItems } from '#app/brand/phone-links.tsx';
import { TickField } from '#app/ui/field/field.tsx';
import { outcomeTexts } from './outcome.text.ts';
import { type ApplicationReply, type StoppedTick, stoppedTick } from './reply.ts';

/** Above the form after a failed attempt: what is wrong, that nothing is lost, and what to do. */
export function ApplicationOutcome({
  reply,
  onStopped,
  ...outcome
}: OutcomeProps<ApplicationReply> & {
  /** Called with the tick for a paused country while it is set, else with nothing. */
  onStopped: (tick?: StoppedTick) => void;
}) {
  const language = useLanguage();
  if ('messages' in reply) {
    const { length: count } = reply.messages;
    const isWarning = reply.status === 'needs_confirmation';
    const stopped = reply.messages.find(({ said }) => said);
    return (
      <ErrorSummary
        tone={isWarning ? 'note' : 'danger'}
        takesFocus={outcome.takesFocus}
        title={
          <WithSecondaryLanguage
            text={isWarning ? outcomeTexts.warnings : counted(outcomeTexts.errors, count)}
          />
        }
        advice={
          <WithSecondaryLanguage
            text={isWarning ? outcomeTexts.warningsAdvice : outcomeTexts.errorsAdvice}
          />
        }
        fields={reply.messages.slice(0, mostListed).map(({ field }) => {
          const label = field === 'consent' ? outcomeTexts.consentLabel : fields[field].label;
          return { id: field, label: label[language] };
        })}
        rest={
          count > mostListed && (
            <WithSecondaryLanguage text={counted(outcomeTexts.moreBelow, count - mostListed)} />
          )
        }
      >
        {stopped?.said && (
          <>
            <p>{stopped.said[language]}</p>
            <TickField
              name={stoppedTick}
              value={stopped.suggestion}
              onChange={({ target: { checked, name, value } }) =>
                onStopped(checked ? { name, value } : undefined)
              }
              label={<WithSecondaryLanguage text={outcomeTexts.anyway} />}
            />
          </>
        )}
      </ErrorSummary>
    );
  }
  const { isWaiting } = outcome;
  const [sentence, advice] = wordsOf(reply, isWaiting);
  return (
    <OutcomeAlert
      {...outcome}
      tone="danger"
      sentence={<WithSecondaryLanguage text={sentence} />}
      advice={<WithSecondaryLanguage text={advice} />}
      again={outcomeTexts[isWaiting ? 'sendNow' : 'again'][language]}
      stopWaiting={outcomeTexts.stopWaiting[language]}
      ways={reply.status === 'too_many' && <PhoneItems />}
    />
  );
}

/** A longer list at the top of the form frightens; each answer is marked at its field all the same. */
const mostListed = 5;

function counted(text: Bilingual, count: number): Bilingual {
  if (count === 1 && text === outcomeTexts.errors) return outcomeTexts.oneError;
  return {
    en: fill(text.en, { count: formatNumber('en', count) }),
    bn: fill(text.bn, { count: formatNumber('bn', count) }),
  };
}

function wordsOf(
  reply: Exclude<ApplicationReply, { messages: FormMessage[] }>,
  isWaiting: boolean,
): [Bilingual, Bilingual] {
  switch (reply.status) {
    case 'too_many': {
      const minutes = String(Math.ceil(reply.retryAfterSeconds / 60));
      const { en, bn } = outcomeTexts.tooManyAdvice;
      const advice = {
        en: fill(en, { minutes }),
        bn: fill(bn, { minutes: formatDigits('bn', minutes) }),
      };
      return [outcomeTexts.tooMany, advice];
    }
    case 'key_reused':
      return [outcomeTexts.keyReused, outcomeTexts.keyReusedAdvice];
    case 'offline':
      return [outcomeTexts.offline, isWaiting ? outcomeTexts.waiting : outcomeTexts.stopped];
    case 'failed':
      return [
        outcomeTexts.failed,
        isWaiting ? outcomeTexts.waitingForAnswer : outcomeTexts.stopped,
      ];
  }
}
