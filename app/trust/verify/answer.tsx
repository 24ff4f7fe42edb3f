import { PhoneButtons } from '#app/brand/phone-buttons.tsx';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { type Language } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import type { Check } from '../check/check-value.server.ts';
import { checkTexts } from './check.text.ts';
import { ToComplaints } from './to-complaints.tsx';
import styles from './answer.module.css';

type Answered = Extract<Check, { status: 'answered' }>;

const icons: Record<Answered['answer'], IconName> = {
  yes: 'badge-check',
  no: 'ban',
  unknown: 'circle-help',
};

/** What the list says, and what to do next; what is on no list is drawn as strongly as what is not ours. */
export function Answer({ reply, value }: { reply: Answered; value: string }) {
  const texts = useTexts(checkTexts);
  const language = useLanguage();
  const [title, advice] = wordsOf(reply, texts, language);
  return (
    <div className={`${styles.answer} ${styles[reply.answer]}`} role="status">
      <Icon name={icons[reply.answer]} />
      <div>
        <p>
          <b>{title}</b> {advice}
        </p>
        {reply.answer === 'yes' && (
          <p className={styles.faked}>
            <strong>{texts.faked}</strong> {texts.fakedAdvice}
          </p>
        )}
        <div className={styles.acts}>
          <PhoneButtons size="small" />
          {reply.answer !== 'yes' && <ToComplaints value={value} label={texts.tell} />}
        </div>
      </div>
    </div>
  );
}

function wordsOf(
  reply: Answered,
  texts: Record<keyof typeof checkTexts, string>,
  language: Language,
): [string, string] {
  if (reply.answer === 'no') return [texts.no, texts.noAdvice];
  if (reply.answer === 'yes') {
    const { role, since, until } = reply;
    const words = { role: role[language], day: since ? formatDay(language, since) : '' };
    const advice = until
      ? `${texts.yesAdvice} ${fill(texts.until, { day: formatDay(language, until) })}`
      : texts.yesAdvice;
    return [fill(since ? texts.yesSince : texts.yesRole, words), advice];
  }
  if (reply.kind === 'person') return [texts.name, texts.nameAdvice];
  return [texts.unknown, texts.unknownAdvice];
}
