import { useActionData, useLoaderData } from 'react-router';
import { PhoneButtons } from '#app/brand/phone-buttons.tsx';
import { SafeLinks } from '#app/brand/safe-links/safe-links.tsx';
import { PhoneItems } from '#app/brand/phone-links.tsx';
import { fill } from '#app/i18n/fill.ts';
import { type Language, pathIn } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { waitingTime } from '#app/forms/waiting-time.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { lookupTexts } from './form.text.ts';
import styles from './lookup-page.module.css';
import { NeverPay } from './never-pay.tsx';
import type { LookupField, LookupReply } from './reply.ts';

/** The form with what came of it, and whom to call. Switched off by the owner there is no form. */
export function StatusForm() {
  const { isOpen } = useLoaderData<{ isOpen: boolean }>();
  const reply = useActionData<LookupReply>();
  const texts = useTexts(lookupTexts);
  const isOff = !isOpen || reply?.status === 'switched_off';
  return (
    <div className={`${styles.columns} wrap`}>
      {isOff ? (
        <div className={styles.form}>
          <p className="lead">{texts.switchedOff}</p>
          <div className={styles.ways}>
            <PhoneButtons />
          </div>
        </div>
      ) : (
        <LookupForm reply={reply} />
      )}
      <aside className={styles.aside}>
        {!isOff && (
          <div className={styles.note}>
            <h2>{texts.lost}</h2>
            <p>{texts.lostAdvice}</p>
            <div className={styles.ways}>
              <PhoneButtons />
            </div>
          </div>
        )}
        <NeverPay />
        <SafeLinks names={['verify', 'costs']} />
      </aside>
    </div>
  );
}

type Reply = Exclude<LookupReply, { status: 'switched_off' }>;

function LookupForm({ reply }: { reply: Reply | undefined }) {
  const texts = useTexts(lookupTexts);
  const language = useLanguage();
  const errorOf = (field: LookupField) =>
    reply?.status === 'refused' && reply.wrong.some((one) => one.field === field)
      ? texts[sentenceOf(field, reply.wrong.find((one) => one.field === field)?.code)]
      : undefined;
  const yearError = errorOf('birthYear');
  return (
    <form className={styles.form} method="post" action={pathIn(language, '/status')}>
      {reply && (
        <Alert tone="danger" sentence={sentenceFor(reply, language)}>
          {reply.status !== 'refused' && (
            <ul>
              <PhoneItems />
            </ul>
          )}
        </Alert>
      )}
      <TextField
        name="receiptNumber"
        label={texts.receiptNumber}
        hint={texts.receiptHint}
        error={errorOf('receiptNumber')}
        defaultValue={reply?.answers.receiptNumber}
        placeholder="XXXX-XXXX"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        name="phoneEnd"
        label={texts.phoneEnd}
        hint={texts.phoneHint}
        error={errorOf('phoneEnd')}
        defaultValue={reply?.answers.phoneEnd}
        placeholder={texts.phoneExample}
        inputMode="tel"
        autoComplete="off"
      />
      <details
        className={styles.changed}
        open={Boolean(yearError || reply?.answers.birthYear) || undefined}
      >
        <summary>{texts.changed}</summary>
        <TextField
          name="birthYear"
          label={texts.birthYear}
          hint={texts.yearHint}
          error={yearError}
          defaultValue={reply?.answers.birthYear}
          placeholder={texts.yearExample}
          inputMode="numeric"
          autoComplete="off"
        />
      </details>
      <Button type="submit" tone="accent" size="large">
        {texts.show}
        <Icon name="arrow-right" />
      </Button>
    </form>
  );
}

function sentenceOf(field: LookupField, code: string | undefined) {
  if (field === 'receiptNumber') return 'receiptMissing';
  if (field === 'birthYear') return 'yearWrong';
  return code === 'too_long' ? 'phoneTooLong' : 'phoneMissing';
}

function sentenceFor(reply: Reply, language: Language): string {
  if (reply.status === 'no_match') return lookupTexts.noMatch[language];
  if (reply.status !== 'too_many') return lookupTexts[reply.status][language];
  const wait = waitingTime(reply.retryAfterSeconds, language);
  return fill(lookupTexts.tooMany[language], { wait });
}
