import { type Remark } from './remarks.ts';
import { WithCompanion } from '#app/i18n/companion.tsx';
import { formatDigits, formatNumber } from '#app/i18n/format.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { agency } from '#content/agency.ts';
import { formTexts, labels } from './form.text.ts';
import type { ApplicationReply } from './reply.ts';
import styles from './outcome-alert.module.css';

/** Above the form after a failed attempt: what is wrong, that nothing is lost, and what to do. */
export function OutcomeAlert({
  reply,
  takesFocus,
  isWaiting,
  onStopWaiting,
}: {
  reply: ApplicationReply;
  takesFocus: boolean;
  /** It is sent again by itself. */
  isWaiting: boolean;
  onStopWaiting: () => void;
}) {
  const language = useLanguage();
  if ('remarks' in reply) {
    const isQuestion = reply.status === 'asks';
    return (
      <ErrorSummary
        tone={isQuestion ? 'note' : 'danger'}
        takesFocus={takesFocus}
        title={<WithCompanion text={isQuestion ? formTexts.questions : countOf(reply.remarks)} />}
        advice={
          <WithCompanion text={isQuestion ? formTexts.questionsAdvice : formTexts.mistakesAdvice} />
        }
        fields={reply.remarks.map(({ field }) => ({ id: field, label: labels[field][language] }))}
      />
    );
  }
  const [sentence, advice] = wordsOf(reply, isWaiting);
  return (
    <Alert tone="danger" takesFocus={takesFocus} sentence={<WithCompanion text={sentence} />}>
      <p>
        <WithCompanion text={advice} />
      </p>
      {reply.status === 'too_many' && (
        <ul>
          {agency.phones.map(({ dialled, shown }) => (
            <li key={dialled}>
              <a className={`${styles.phone} num`} lang="en" href={`tel:${dialled}`}>
                {shown}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.again}>
        <Button type="submit" tone="ghost" size="small">
          <Icon name="refresh-cw" />
          {formTexts[isWaiting ? 'sendNow' : 'again'][language]}
        </Button>
        {isWaiting && (
          <Button tone="ghost" size="small" onClick={onStopWaiting}>
            {formTexts.stopWaiting[language]}
          </Button>
        )}
      </div>
    </Alert>
  );
}

function countOf(remarks: Remark[]): Bilingual {
  const count = remarks.length;
  if (count === 1) return formTexts.oneMistake;
  return filled(formTexts.mistakes, '{count}', (language) => formatNumber(language, count));
}

function wordsOf(
  reply: Exclude<ApplicationReply, { remarks: Remark[] }>,
  isWaiting: boolean,
): [Bilingual, Bilingual] {
  switch (reply.status) {
    case 'too_many': {
      const minutes = String(Math.ceil(reply.retryAfterSeconds / 60));
      const advice = filled(formTexts.tooManyAdvice, '{minutes}', (language) =>
        formatDigits(language, minutes),
      );
      return [formTexts.tooMany, advice];
    }
    case 'key_reused':
      return [formTexts.keyReused, formTexts.keyReusedAdvice];
    case 'offline':
      return [formTexts.offline, isWaiting ? formTexts.waiting : formTexts.stopped];
    case 'failed':
      return [formTexts.failed, isWaiting ? formTexts.waitingForAnswer : formTexts.stopped];
  }
}

function filled(text: Bilingual, gap: string, part: (language: Language) => string): Bilingual {
  return { en: text.en.replace(gap, part('en')), bn: text.bn.replace(gap, part('bn')) };
}
