import { Suspense, useEffect } from 'react';
import { inputOf } from '#app/forms/form-values.ts';
import { DraftNote } from '#app/forms/draft-note.tsx';
import { useVisitorForm } from '#app/forms/use-visitor-form.ts';
import { VisitorForm } from '#app/forms/visitor-form.tsx';
import { WithSecondaryLanguage } from '#app/i18n/with-secondary-language.tsx';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { type Language, pathIn } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { lazyWithRetry } from '#app/ui/deferred/lazy-with-retry.ts';
import { TextAreaField, TextField } from '#app/ui/field/field.tsx';
import { useHydrated } from '#app/ui/deferred/use-hydrated.ts';
import { agency } from '#content/agency.ts';
import { contactWords } from '#content/pages/contact.ts';
import styles from './contact-form.module.css';
import { type ContactField, contactFieldNames, contactFields } from './contact-fields.ts';
import type { ContactReply } from './contact-reply.ts';
import { contactTexts, noReferencePerson } from './contact.text.ts';
import { PasteNotice } from './paste-notice.tsx';
import { postMessage } from './post-message.ts';

/** Fetched before it is needed, because the network may be gone then. */
const contactOutcome = lazyWithRetry(
  async () => (await import('./contact-outcome.tsx')).ContactOutcome,
);

/**
 * The contact form, for any page: the browser's own validation keeps the bounds. Without scripts it
 * goes to the contact page, which then passes on the `reply` of the server.
 */
export function ContactForm({ reply: posted }: { reply?: ContactReply }) {
  const texts = useTexts(contactTexts);
  const language = useLanguage();
  const isHydrated = useHydrated();
  const form = useVisitorForm<ContactReply>({
    reply: posted,
    draftName,
    fields: contactFieldNames,
    transmit: postMessage,
  });
  const { outcome } = form;

  useEffect(() => contactOutcome.prefetch(), []);

  const question = (field: ContactField) => {
    const { label, placeholder, minLength, maxLength, isOptional, isLong, input } =
      contactFields[field];
    const id = `contact-${field}`;
    const code =
      outcome?.status === 'refused' && outcome.errors.find((error) => error.field === field)?.code;
    const parts = {
      id,
      name: field,
      label: <WithSecondaryLanguage text={label} />,
      placeholder: placeholder[language],
      note: isOptional && texts.optional,
      hint: boundsIn(isOptional ? 'upTo' : 'bounds', field, language),
      defaultValue:
        form.sentCount === 0 && posted && 'answers' in posted ? posted.answers[field] : undefined,
      error: code ? errorSentence(code, field, language) : undefined,
      required: !isOptional,
      minLength: minLength || undefined,
      maxLength,
      autoComplete: input?.autoComplete,
      children: (
        <>
          {field === 'reference' && <NoReference />}
          <PasteNotice inputId={id} notice={boundsIn('cut', field, language)} />
        </>
      ),
    };
    return isLong ? (
      <TextAreaField key={field} {...parts} wide />
    ) : (
      <TextField key={field} {...parts} {...input} />
    );
  };

  return (
    <VisitorForm
      form={form}
      action={pathIn(language, '/contact')}
      className={styles.form}
      aria-label={texts.formLabel}
      submit={texts.send}
      submitting={texts.sending}
      hint={
        <>
          {contactWords.answer[language]} {contactWords.question[language]}{' '}
          <a href={`mailto:${agency.email}`}>{agency.email}</a>
        </>
      }
    >
      {outcome && (
        <div>
          <Suspense>
            <contactOutcome.Part
              key={form.attempt}
              reply={outcome}
              {...form.alert}
              onClose={isHydrated ? form.close : undefined}
            />
          </Suspense>
        </div>
      )}
      {/* A new key empties the fields, also those that the server had filled in. */}
      <div className={styles.fields} key={form.sentCount}>
        {contactFieldNames.map(question)}
      </div>
      <DraftNote form={form} />
    </VisitorForm>
  );
}

/** Under this name the form's draft is kept on the device: one for every page that has the form. */
const draftName = 'contact';

function NoReference() {
  const texts = useTexts(contactTexts);
  const isHydrated = useHydrated();
  return (
    <span className={isHydrated ? undefined : styles.waits}>
      <Button
        tone="ghost"
        size="small"
        onClick={({ currentTarget }) => {
          const input = inputOf(currentTarget.form, 'reference');
          input.value = noReferencePerson;
          input.dispatchEvent(new Event('input', { bubbles: true }));
        }}
      >
        {texts.noReference}
      </Button>
    </span>
  );
}

function errorSentence(code: string, field: ContactField, language: Language): string {
  switch (code) {
    case 'required':
      return contactTexts.required[language];
    case 'too_short':
    case 'too_long':
      return boundsIn(contactFields[field].isOptional ? 'badUpTo' : 'badLength', field, language);
    case 'invalid_email':
      return contactTexts.badEmail[language];
    default:
      return contactTexts.badText[language];
  }
}

function boundsIn(
  name: 'bounds' | 'upTo' | 'cut' | 'badLength' | 'badUpTo',
  field: ContactField,
  language: Language,
): string {
  const { minLength, maxLength } = contactFields[field];
  return fill(contactTexts[name][language], {
    least: formatNumber(language, minLength),
    most: formatNumber(language, maxLength),
  });
}
