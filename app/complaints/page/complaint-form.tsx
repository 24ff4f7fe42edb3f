import { useActionData } from 'react-router';
import { PhoneItems } from '#app/brand/phone-links.tsx';
import { fill } from '#app/i18n/fill.ts';
import { pathIn } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { waitingTime } from '#app/forms/waiting-time.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { ErrorSummary } from '#app/ui/alert/error-summary.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { TextAreaField, TextField } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './complaint-form.module.css';
import { errorSentenceOf } from './error-sentence-of.ts';
import { faultTexts, formTexts } from './form.text.ts';
import { KindPicker } from './kind-picker.tsx';
import type { ComplaintField, ComplaintsReply, SendReply } from './reply.ts';

/** The form of a complaint, with what came of it. Only the text and its kind are asked of everybody. */
export function ComplaintForm() {
  const reply = useActionData<ComplaintsReply>();
  const texts = useTexts(formTexts);
  const faults = useTexts(faultTexts);
  const language = useLanguage();
  const sent = reply?.form === 'send' ? reply : undefined;
  const answers = sent?.answers;
  const wrong = sent?.status === 'refused' ? sent.wrong : [];
  const errorOf = (name: ComplaintField) => {
    const found = wrong.find(({ field }) => field === name);
    return found && faults[errorSentenceOf(found)];
  };
  const parts = (name: Exclude<ComplaintField, 'kind'>) => ({
    name,
    label: texts[name],
    error: errorOf(name),
    defaultValue: answers?.[name],
  });
  const isOpen = (['name', 'phone', 'email', 'receiptNo'] as const).some(
    (name) => answers?.[name] || errorOf(name),
  );
  return (
    <form className={styles.form} method="post" action={pathIn(language, '/complaints')}>
      {sent && <Outcome reply={sent} />}
      <KindPicker chosen={answers?.kind ?? ''} error={errorOf('kind')} />
      <TextAreaField
        {...parts('text')}
        rows={5}
        placeholder={texts.textExample}
        hint={texts.textHint}
        autoComplete="off"
      />
      <details className={styles.more} open={isOpen || undefined}>
        <summary>
          {texts.more} <em>{texts.moreNote}</em>
        </summary>
        <p className="hint">{texts.contactHint}</p>
        <div className={styles.pairs}>
          <TextField {...parts('name')} autoComplete="name" />
          <TextField {...parts('phone')} type="tel" autoComplete="tel" />
          <TextField {...parts('email')} inputMode="email" autoComplete="email" />
          <TextField {...parts('receiptNo')} autoComplete="off" spellCheck={false} />
        </div>
      </details>
      <Button type="submit" tone="accent" size="large">
        {texts.send}
        <Icon name="send" />
      </Button>
    </form>
  );
}

/** Why the form is back. Begun on another page, it says nothing. */
function Outcome({ reply }: { reply: SendReply }) {
  const texts = useTexts(formTexts);
  const language = useLanguage();
  if (reply.status === 'started') return null;
  if (reply.status === 'refused') {
    return (
      <ErrorSummary
        title={texts.refused}
        advice={texts.refusedAdvice}
        fields={reply.wrong.map(({ field }) => ({ id: field, label: texts[field] }))}
        takesFocus={false}
      />
    );
  }
  const sentence =
    reply.status === 'unreachable'
      ? texts.unreachable
      : fill(texts.tooMany, { wait: waitingTime(reply.retryAfterSeconds, language) });
  return (
    <Alert tone="danger" sentence={sentence}>
      <ul>
        <PhoneItems />
      </ul>
    </Alert>
  );
}
