import { useFacts } from '#app/content/content-context.ts';
import type { Documents } from '#app/content/documents.ts';
import { type ReactNode, Suspense, useEffect } from 'react';
import { keysOf } from '#app/config/typed-record.ts';
import { FixedSentence } from '#app/brand/fixed-sentence.tsx';
import { DraftNote } from '#app/forms/draft-note.tsx';
import { useVisitorForm } from '#app/forms/use-visitor-form.ts';
import { VisitorForm } from '#app/forms/visitor-form.tsx';
import { WithSecondaryLanguage } from '#app/i18n/with-secondary-language.tsx';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { pathIn } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { lazyWithRetry } from '#app/ui/deferred/lazy-with-retry.ts';
import { TextAreaField, TextField } from '#app/ui/field/field.tsx';
import { useHydrated } from '#app/ui/deferred/use-hydrated.ts';
import { NoEmail, NoReference } from './below-fields.tsx';
import styles from './contact-form.module.css';
import { type ContactField, contactFieldNames, contactFields } from './contact-fields.ts';
import type { ContactAnswers, ContactReply } from './contact-reply.ts';
import { contactTexts } from './contact.text.ts';
import type { EmployerParts } from './employer-parts.tsx';
import type { Journey } from './journey/journey.ts';
import { postMessage } from './post-message.ts';

/** Fetched before they are needed, because the network may be gone then. */
const contactOutcome = lazyWithRetry(
  async () => (await import('./contact-outcome.tsx')).ContactOutcome,
);
const fieldSentence = lazyWithRetry(async () => (await import('./wrong-fields.tsx')).FieldSentence);
const pasteNotice = lazyWithRetry(async () => (await import('./paste-notice.tsx')).PasteNotice);

/**
 * The contact form, for any page: the browser's own validation keeps the bounds, and our sentences stand
 * beside its bubbles, which know nothing of the page's language. Without scripts it goes to the contact page,
 * which then passes on the `reply` of the server; with a `journey` to the air ticket page.
 */
export function ContactForm({
  reply: posted,
  begun,
  journey,
  whenWeCall,
  employerParts,
}: {
  reply?: ContactReply;
  /** What is filled in beside what this browser has kept: no answer, because nothing was sent. */
  begun?: ContactAnswers;
  journey?: Journey;
  whenWeCall?: ReactNode;
  employerParts?: EmployerParts;
}) {
  const texts = useTexts(contactTexts);
  const language = useLanguage();
  const isHydrated = useHydrated();
  const kind = journey ? 'airticket' : 'contact';
  const form = useVisitorForm<ContactReply>({
    reply: posted,
    draftName,
    fields: [...contactFieldNames, 'noEmail', 'kind', ...(journey?.names ?? [])],
    fieldOf: (input) => (input === 'noEmail' ? 'email' : input),
    transmit: (element) => postMessage(element, { kind, language }),
    onFilled: askForEmail,
  });
  const { outcome } = form;
  const isSent = outcome?.status === 'sent';
  const said = {
    tone: isSent ? 'success' : 'danger',
    sentence: <FixedSentence text={isSent ? contactTexts.sent : contactTexts.notSent} />,
  } as const;

  useEffect(() => {
    contactOutcome.prefetch();
    fieldSentence.prefetch();
  }, []);

  /** Only who has none need not give an e-mail address. */
  function askForEmail() {
    const element = form.element.current!;
    const email = element.querySelector<HTMLInputElement>('[name=email]')!;
    email.required = !new FormData(element).has('noEmail');
  }

  /** The browser's bubble stays. It tells of one field at a time; with the first of them all are looked at. */
  async function refuse(target: EventTarget) {
    const { wrongFieldsIn } = await import('./wrong-fields.tsx');
    const wrong = wrongFieldsIn(target);
    if (wrong) form.refuse(wrong);
  }

  const answers =
    form.clearedCount > 0 ? undefined : posted && 'answers' in posted ? posted.answers : begun;
  const employer = answers?.kind && employerParts;
  const fields = employer?.fields ?? contactFields;
  const errorOf = (field: string): ReactNode => {
    const message = form.messages.find((candidate) => candidate.field === field);
    return (
      message && (
        <Suspense fallback="…">
          <fieldSentence.Part message={message} />
        </Suspense>
      )
    );
  };
  const below: Partial<Record<ContactField, ReactNode>> = {
    reference: <NoReference />,
    email: <NoEmail isTicked={answers?.noEmail} onChange={askForEmail} />,
  };

  const question = (field: ContactField) => {
    const { label, placeholder, minLength, maxLength, isOptional, isLong, input } = fields[field];
    const id = `contact-${field}`;
    const bounds = {
      least: formatNumber(language, minLength),
      most: formatNumber(language, maxLength),
    };
    const parts = {
      id,
      name: field,
      label: <WithSecondaryLanguage text={label} />,
      placeholder: placeholder[language],
      note: isOptional && texts.optional,
      hint: fill(isOptional ? texts.upTo : texts.bounds, bounds),
      defaultValue: answers?.[field],
      error: errorOf(field),
      required: !isOptional && !(field === 'email' && answers?.noEmail),
      minLength: minLength || undefined,
      maxLength,
      autoComplete: input?.autoComplete,
      children: (
        <>
          {below[field]}
          {isHydrated ? (
            <Suspense fallback={noNotice}>
              <pasteNotice.Part inputId={id} most={bounds.most} />
            </Suspense>
          ) : (
            noNotice
          )}
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
      action={pathIn(language, journey ? '/airticket' : '/contact')}
      className={styles.form}
      aria-label={texts.formLabel}
      submit={texts.send}
      submitting={texts.sending}
      onInvalidCapture={({ target }) => void refuse(target)}
      hint={<WaysToAnswer whenWeCall={whenWeCall} />}
    >
      {outcome && (
        <div>
          {/* The script of the rest may not come, and the fields of a message that was sent are empty: this says why. */}
          <Suspense
            fallback={
              outcome.status !== 'invalid' && <Alert {...said} takesFocus={form.alert.takesFocus} />
            }
          >
            <contactOutcome.Part
              key={form.attempt}
              reply={outcome}
              {...said}
              {...form.alert}
              onClose={isHydrated ? form.close : undefined}
            />
          </Suspense>
        </div>
      )}
      {/* A new key empties the fields, also those that the server had filled in. */}
      <div className={styles.fields} key={form.clearedCount}>
        {/* Of a hidden input an empty default would replace what a draft has filled in. */}
        <input type="hidden" name="kind" defaultValue={answers?.kind} />
        {!outcome && employer?.note}
        {keysOf(fields).map(question)}
        {journey?.draw({ answers, errorOf })}
      </div>
      <DraftNote form={form} />
    </VisitorForm>
  );
}

const noNotice = <p className="hint" />;

/** Under this name the form's draft is kept on the device: one for every page that has the form. */
const draftName = 'contact';

/** When we answer, and where to write instead. */
function WaysToAnswer({ whenWeCall }: { whenWeCall: ReactNode }) {
  const { agency } = useFacts('agency');
  const language = useLanguage();
  // Not sent where the server has drawn it; drawn anew all the same when the page is left while its script comes.
  const contact: Documents['contact'] | undefined = useFacts('contact');
  if (!contact) return null;
  const { answer, write } = contact.contactWords;
  return (
    <>
      {answer[language]} {whenWeCall} {write[language]}{' '}
      <a href={`mailto:${agency.email}`}>{agency.email}</a>
    </>
  );
}
