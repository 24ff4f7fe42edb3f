import { useEffect } from 'react';
import { fields } from '../fields.ts';
import type { FormMessage } from '../rules.ts';
import { OutcomeAlert, type OutcomeProps } from '#app/forms/outcome-alert.tsx';
import { WithSecondaryLanguage } from '#app/i18n/with-secondary-language.tsx';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { ErrorSummary, showField } from '#app/ui/alert/error-summary.tsx';
import { PageLink } from '#app/i18n/page-link.tsx';
import { Button } from '#app/ui/button/button.tsx';
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
  const texts = useTexts(outcomeTexts);
  const { takesFocus, isWaiting } = outcome;
  const only = reply.status === 'refused' && !reply.messages[1] && reply.messages[0]!.field;
  useEffect(() => {
    // After the alert, which has taken it first.
    if (takesFocus && only) showField(document.getElementById(only));
  }, [takesFocus, only]);
  if ('messages' in reply) {
    const count = reply.messages.length;
    const isWarning = reply.status === 'needs_confirmation';
    const stopped = reply.messages.find(({ said }) => said);
    return (
      <ErrorSummary
        tone={isWarning ? 'note' : 'danger'}
        takesFocus={takesFocus}
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
          count > mostListed && {
            id: reply.messages[mostListed]!.field,
            label: counted(outcomeTexts.moreBelow, count - mostListed)[language],
          }
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
        {isWarning && !stopped && (
          <Button type="submit" tone="ghost" size="small">
            {texts.yes}
          </Button>
        )}
      </ErrorSummary>
    );
  }
  const [sentence, advice] = wordsOf(reply, isWaiting);
  const isBefore = reply.status === 'sent_before';
  const isAsked = reply.status === 'sent_today' || reply.status === 'key_reused';
  return (
    <OutcomeAlert
      {...outcome}
      tone={isBefore ? 'success' : isAsked ? 'note' : 'danger'}
      sentence={<WithSecondaryLanguage text={sentence} />}
      advice={advice && <WithSecondaryLanguage text={advice} />}
      again={isBefore ? '' : texts[isAsked ? 'yes' : isWaiting ? 'sendNow' : 'again']}
      stopWaiting={texts.stopWaiting}
      ways={
        reply.status === 'too_many' ? (
          <PhoneItems />
        ) : (
          'said' in reply && (
            <>
              <li>
                <PageLink to="/application/receipt">{texts.seeReceipt}</PageLink>
              </li>
              {isBefore && (
                <li>
                  {/* The browser takes it for a reload, which would keep the key. */}
                  <PageLink
                    to="/application"
                    reloadDocument
                    onClick={() => history.replaceState(null, '')}
                  >
                    {texts.another}
                  </PageLink>
                </li>
              )}
            </>
          )
        )
      }
    />
  );
}

/** A longer list at the top of the form frightens; each answer is marked at its field all the same. */
const mostListed = 5;

function counted(text: Bilingual, count: number): Bilingual {
  return {
    en: fill(text.en, { count: formatNumber('en', count) }),
    bn: fill(text.bn, { count: formatNumber('bn', count) }),
  };
}

function wordsOf(
  reply: Exclude<ApplicationReply, { messages: FormMessage[] }>,
  isWaiting: boolean,
): [Bilingual, Bilingual?] {
  if ('said' in reply) return [reply.said];
  switch (reply.status) {
    case 'too_many':
      return [
        outcomeTexts.tooMany,
        counted(outcomeTexts.tooManyAdvice, Math.ceil(reply.retryAfterSeconds / 60)),
      ];
    case 'key_reused':
      return [outcomeTexts.keyReused];
    case 'offline':
      return [outcomeTexts.offline, isWaiting ? outcomeTexts.waiting : outcomeTexts.stopped];
  }
  return [outcomeTexts.failed, isWaiting ? outcomeTexts.waitingForAnswer : outcomeTexts.stopped];
}
