import { useActionData } from 'react-router';
import { CallInstead } from '#app/brand/call-instead/call-instead.tsx';
import page from '#app/forms/form-page.module.css';
import { errorCodeOf } from '#app/forms/not-taken.ts';
import { pathIn } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { ErrorSummary } from '#app/ui/alert/error-summary.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { TextAreaField, TextField } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './complaint-form.module.css';
import { faultTexts, formTexts } from './form.text.ts';
import { KindPicker } from './kind-picker.tsx';
import {
  type ComplaintField,
  type ComplaintsReply,
  type SendReply,
  complaintFields,
} from './reply.ts';

/** The form of a complaint, with what came of it. Only the text and its kind are asked of everybody. */
export function ComplaintForm() {
  const reply = useActionData<ComplaintsReply>();
  const texts = useTexts(formTexts);
  const faults = useTexts(faultTexts);
  const language = useLanguage();
  const sent = reply?.form === 'send' ? reply : undefined;
  const answers = sent?.answers;
  const errorOf = (name: ComplaintField) => {
    const code = errorCodeOf(sent, name);
    return code && faults[sentenceOf(name, code)];
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
    <form
      className={`${page.card} ${styles.form}`}
      method="post"
      action={pathIn(language, '/complaints')}
    >
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
  if (reply.status === 'started') return null;
  if (reply.status === 'refused') {
    return (
      <ErrorSummary
        title={texts.refused}
        advice={texts.refusedAdvice}
        fields={complaintFields
          .filter((field) => errorCodeOf(reply, field))
          .map((field) => ({ id: field, label: texts[field] }))}
        takesFocus={false}
      />
    );
  }
  const sentence = texts[reply.status === 'too_many' ? 'tooMany' : 'unreachable'];
  return <CallInstead sentence={sentence} reply={reply} />;
}

/** Which sentence says what to do about an answer that is wrong. */
function sentenceOf(field: ComplaintField, code: string): keyof typeof faultTexts {
  if (field === 'kind') return 'kindMissing';
  if (code === 'forbidden_characters') return 'unstorable';
  if (field === 'text') return textFaults[code] ?? 'textMissing';
  if (code === 'too_long') return 'tooLong';
  if (code === 'required') return 'contactMissing';
  return field === 'email' ? 'emailWrong' : 'phoneShort';
}

const textFaults: Partial<Record<string, keyof typeof faultTexts>> = {
  too_short: 'textShort',
  too_long: 'textLong',
};
