import { useActionData } from 'react-router';
import { PhoneItems } from '#app/brand/phone-links.tsx';
import { waitingTime } from '#app/forms/waiting-time.ts';
import { fill } from '#app/i18n/fill.ts';
import { pathIn } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { Answer } from './answer.tsx';
import { checkTexts } from './check.text.ts';
import type { VerifyReply } from './reply.ts';
import styles from './verify-page.module.css';

/** One field, and what came of it. */
export function CheckForm() {
  const reply = useActionData<VerifyReply>();
  const texts = useTexts(checkTexts);
  const language = useLanguage();
  return (
    <div className={styles.card}>
      <form className={styles.form} method="post" action={pathIn(language, '/verify')}>
        <TextField
          name="value"
          label={texts.label}
          hint={texts.hint}
          error={errorOf(reply, texts)}
          defaultValue={reply?.value}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" tone="accent">
          {texts.check}
        </Button>
      </form>
      {reply && <Outcome reply={reply} />}
    </div>
  );
}

function Outcome({ reply }: { reply: VerifyReply }) {
  const texts = useTexts(checkTexts);
  const language = useLanguage();
  if (reply.status === 'answered') return <Answer reply={reply} value={reply.value} />;
  if (reply.status !== 'too_many' && reply.status !== 'unreachable') return null;
  const sentence =
    reply.status === 'too_many'
      ? fill(texts.tooMany, { wait: waitingTime(reply.retryAfterSeconds, language) })
      : texts.unreachable;
  return (
    <Alert tone="danger" sentence={sentence}>
      <ul>
        <PhoneItems />
      </ul>
    </Alert>
  );
}

function errorOf(reply: VerifyReply | undefined, texts: Record<keyof typeof checkTexts, string>) {
  const status = reply?.status;
  return status === 'required' || status === 'several' || status === 'too_long'
    ? texts[status]
    : undefined;
}
