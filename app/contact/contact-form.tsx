import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { WithCompanion } from '#app/i18n/companion.tsx';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { type Language, pathIn } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button.tsx';
import { DraftNote } from '#app/ui/draft-note.tsx';
import { fetchedLater } from '#app/ui/fetched-later.ts';
import { TextAreaField, TextField } from '#app/ui/field.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useDraft } from '#app/ui/use-draft.ts';
import { useResend } from '#app/ui/use-resend.ts';
import { agency } from '#content/agency.ts';
import { contactWords } from '#content/pages/contact.ts';
import styles from './contact-form.module.css';
import { type ContactField, contactFields } from './contact-fields.ts';
import { type ContactReply, contactFieldNames, readAnswers } from './contact-reply.ts';
import { contactTexts, labels, noReferencePerson, placeholders } from './contact.text.ts';
import { trapField } from './trap-field.ts';
import { PasteNotice } from './paste-notice.tsx';
import { postMessage } from './post-message.ts';

/** Fetched before it is needed, because the network may be gone then. */
const contactOutcome = fetchedLater(
  async () => (await import('./contact-outcome.tsx')).ContactOutcome,
);

/**
 * The contact form, for any page: the browser's own validation keeps the bounds. Without scripts it
 * goes to the contact page, which then passes on the `reply` of the server.
 */
export function ContactForm({ reply: posted }: { reply?: ContactReply }) {
  const texts = useTexts(contactTexts);
  const language = useLanguage();
  const [reply, setReply] = useState(posted);
  const [attempt, setAttempt] = useState(0);
  const [sentForms, setSentForms] = useState(0);
  const [isSending, setSending] = useState(false);
  const isHydrated = useHydrated();

  const form = useRef<HTMLFormElement>(null);
  const [isWaiting, setWaiting] = useState(false);
  const draft = useDraft(form, {
    name: draftName,
    fields: contactFieldNames,
    isAnswered: posted !== undefined,
    isLeaving: isSending,
    onChange: () => setWaiting(false),
  });

  useEffect(() => contactOutcome.prefetch(), []);

  async function send(isResent = false) {
    if (isSending) return;
    setSending(true);
    const typed = new FormData(form.current!);
    const seconds = Math.round((Date.now() - draft.startedAt.current) / 1000);
    const outcome = await postMessage(readAnswers(typed), {
      homepage: String(typed.get('homepage')),
      fillSeconds: String(seconds),
    });
    setSending(false);
    setReply(outcome);
    // Nothing at all has left this device. Any other failure may have been a mail: that is asked for again by hand.
    setWaiting(outcome.status === 'offline');
    if (!isResent || outcome.status !== 'offline') setAttempt(attempt + 1);
    if (outcome.status === 'sent') {
      setSentForms(sentForms + 1);
      draft.done();
    }
  }
  useResend(isWaiting, () => void send(true));

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void send();
  }

  /** What every field has in common. */
  const parts = (field: ContactField) => {
    const { shortest, longest } = contactFields[field];
    const code =
      reply?.status === 'refused' && reply.errors.find((error) => error.field === field)?.code;
    return {
      id: `contact-${field}`,
      name: field,
      label: <WithCompanion text={labels[field]} />,
      placeholder: placeholders[field][language],
      hint: boundsIn('bounds', field, language),
      defaultValue: posted && 'answers' in posted ? posted.answers[field] : undefined,
      error: code ? errorSentence(code, field, language) : undefined,
      required: true,
      minLength: shortest,
      maxLength: longest,
    };
  };
  const cut = (field: ContactField) => (
    <PasteNotice inputId={`contact-${field}`} notice={boundsIn('cut', field, language)} />
  );

  return (
    <form
      ref={form}
      method="post"
      action={pathIn(language, '/contact')}
      className={styles.form}
      aria-label={texts.formLabel}
      onSubmit={onSubmit}
    >
      <div className={styles.trap} aria-hidden="true">
        <input name="homepage" tabIndex={-1} autoComplete="off" />
      </div>
      {reply && (
        <div>
          <Suspense>
            <contactOutcome.Part
              key={attempt}
              reply={reply}
              takesFocus={attempt > 0}
              isWaiting={isWaiting}
              onStopWaiting={() => setWaiting(false)}
              onClose={isHydrated ? () => setReply(undefined) : undefined}
            />
          </Suspense>
        </div>
      )}
      <div className={styles.trap} aria-hidden="true">
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
      {/* A new key empties the fields, also those that the server had filled in. */}
      <div className={styles.fields} key={sentForms}>
        <TextField {...parts('name')} autoComplete="name">
          {cut('name')}
        </TextField>
        <TextField {...parts('number')} type="tel" autoComplete="tel">
          {cut('number')}
        </TextField>
        <TextField {...parts('email')} type="email" autoComplete="email">
          {cut('email')}
        </TextField>
        <TextField {...parts('reference')}>
          <NoReference />
          {cut('reference')}
        </TextField>
        <TextAreaField {...parts('address')} wide autoComplete="street-address">
          {cut('address')}
        </TextAreaField>
      </div>
      <DraftNote draft={draft} />
      <div className={styles.send}>
        <Button type="submit" size="large" busy={isSending}>
          {texts.send}
          <Icon name="send" />
        </Button>
        <p className="hint">
          {contactWords.answer[language]} {contactWords.question[language]}{' '}
          <a href={`mailto:${agency.email}`}>{agency.email}</a>
        </p>
        <p className="visually-hidden" role="status">
          {isSending && texts.sending}
        </p>
      </div>
    </form>
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
          const input = currentTarget.form!.elements.namedItem('reference') as HTMLInputElement;
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
      return boundsIn('badLength', field, language);
    case 'invalid_email':
      return contactTexts.badEmail[language];
    default:
      return contactTexts.badText[language];
  }
}

function boundsIn(
  name: 'bounds' | 'cut' | 'badLength',
  field: ContactField,
  language: Language,
): string {
  const { shortest, longest } = contactFields[field];
  return fill(contactTexts[name][language], {
    least: formatNumber(language, shortest),
    most: formatNumber(language, longest),
  });
}
