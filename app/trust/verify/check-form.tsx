import { useActionData } from 'react-router';
import { CallInstead } from '#app/brand/call-instead/call-instead.tsx';
import page from '#app/forms/form-page.module.css';
import { pathIn } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import type { Check } from '../check/check-value.server.ts';
import { Answer } from './answer.tsx';
import { checkTexts } from './check.text.ts';
import styles from './verify-page.module.css';

/** What the page says about a value that was typed in, and that value. */
export type VerifyReply = { value: string } & (Check | { status: 'too_long' | 'unreachable' });

/** One field, and what came of it. */
export function CheckForm() {
  const reply = useActionData<VerifyReply>();
  const texts = useTexts(checkTexts);
  const language = useLanguage();
  const status = reply?.status;
  const isWrong = status === 'required' || status === 'several' || status === 'too_long';
  return (
    <div className={page.card}>
      <form className={styles.form} method="post" action={pathIn(language, '/verify')}>
        <TextField
          name="value"
          label={texts.label}
          hint={texts.hint}
          error={isWrong ? texts[status] : undefined}
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
  if (reply.status === 'answered') return <Answer reply={reply} value={reply.value} />;
  if (reply.status === 'unreachable')
    return <CallInstead sentence={texts.unreachable} reply={reply} />;
  return reply.status === 'too_many' && <CallInstead sentence={texts.tooMany} reply={reply} />;
}
