import { useActionData, useLoaderData } from 'react-router';
import { PageHead } from '#app/brand/page-head.tsx';
import { PhoneButtons } from '#app/brand/phone-buttons.tsx';
import { SafeLinks } from '#app/brand/safe-links/safe-links.tsx';
import { CallInstead } from '#app/brand/call-instead/call-instead.tsx';
import page from '#app/forms/form-page.module.css';
import { errorCodeOf } from '#app/forms/not-taken.ts';
import { pathIn } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { lookupTexts } from './form.text.ts';
import { lookupHeadTexts } from './head.text.ts';
import styles from './lookup-page.module.css';
import { NeverPay } from './never-pay.tsx';
import type { LookupField, LookupReply } from './reply.ts';

/** The head of the page, and its form. */
export function StatusContent() {
  const { lead } = useTexts(lookupHeadTexts);
  return (
    <>
      <PageHead title={lookupHeadTexts.title} lead={lead} />
      <div className={page.section}>
        <StatusForm />
      </div>
    </>
  );
}

/** The form with what came of it, and whom to call. Switched off by the owner there is no form. */
function StatusForm() {
  const { isOpen } = useLoaderData<{ isOpen: boolean }>();
  const reply = useActionData<LookupReply>();
  const texts = useTexts(lookupTexts);
  const isOff = !isOpen || reply?.status === 'switched_off';
  return (
    <div className={`${page.columns} wrap`}>
      {isOff ? (
        <div className={page.card}>
          <p className="lead">{texts.switchedOff}</p>
          <div className={styles.ways}>
            <PhoneButtons />
          </div>
        </div>
      ) : (
        <LookupForm reply={reply} />
      )}
      <aside className={page.aside}>
        {!isOff && (
          <div className={`${page.note} ${page.warm} ${styles.lost}`}>
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

function LookupForm({ reply }: { reply: LookupReply | undefined }) {
  const texts = useTexts(lookupTexts);
  const language = useLanguage();
  const errorOf = (field: LookupField) => {
    const code = errorCodeOf(reply, field);
    return code && texts[sentenceOf(field, code)];
  };
  const yearError = errorOf('birthYear');
  return (
    <form
      className={`${page.card} ${styles.form}`}
      method="post"
      action={pathIn(language, '/status')}
    >
      {reply &&
        (reply.status === 'refused' ? (
          <Alert tone="danger" sentence={texts.refused} />
        ) : (
          <CallInstead sentence={texts[sentences[reply.status]]} reply={reply} />
        ))}
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

function sentenceOf(field: LookupField, code: string) {
  if (field === 'receiptNumber') return 'receiptMissing';
  if (field === 'birthYear') return 'yearWrong';
  return code === 'too_long' ? 'phoneTooLong' : 'phoneMissing';
}

/** What comes back in place of what was asked. */
const sentences = {
  no_match: 'noMatch',
  too_many: 'tooMany',
  unreachable: 'unreachable',
  switched_off: 'switchedOff',
} as const;
