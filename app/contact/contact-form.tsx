import { useFacts } from '#app/content/content-context.ts';
import type { Documents } from '#app/content/documents.ts';
import { type ReactNode, Suspense, useEffect } from 'react';
import { FixedSentence } from '#app/brand/fixed-sentence.tsx';
import { DraftNote } from '#app/forms/draft-note.tsx';
import { useVisitorForm } from '#app/forms/use-visitor-form.ts';
import { VisitorForm } from '#app/forms/visitor-form.tsx';
import { WithSecondaryLanguage } from '#app/i18n/with-secondary-language.tsx';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { type Bilingual, pathIn } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { lazyWithRetry } from '#app/ui/deferred/lazy-with-retry.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { TextAreaField, TextField } from '#app/ui/field/field.tsx';
import { useHydrated } from '#app/ui/deferred/use-hydrated.ts';
import styles from './contact-form.module.css';
import { type ContactField, contactFieldNames, contactFields } from './contact-fields.ts';
import { type BegunMessage, type ContactReply, employerMark } from './contact-reply.ts';
import { contactTexts } from './contact.text.ts';
import type { Journey } from './journey/journey.ts';
import { NoEmail } from './no-email.tsx';
import { NoReference } from './no-reference.tsx';
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
  journey,
  whenWeCall,
}: {
  reply?: ContactReply | BegunMessage;
  journey?: Journey;
  whenWeCall?: ReactNode;
}) {
  const texts = useTexts(contactTexts);
  const language = useLanguage();
  const isHydrated = useHydrated();
  const kind = journey ? 'airticket' : 'contact';
  const form = useVisitorForm<ContactReply>({
    // What has only begun is no answer: what this browser has kept comes beside it.
    reply: posted?.status === 'begun' ? undefined : posted,
    draftName,
    fields: [...contactFieldNames, 'noEmail', employerMark, ...(journey?.names ?? [])],
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
    form.clearedCount === 0 && posted && 'answers' in posted ? posted.answers : undefined;
  const isEmployer = answers?.isEmployer;
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
    const { label, placeholder, minLength, maxLength, isOptional, isLong, input } =
      contactFields[field];
    const id = `contact-${field}`;
    const bounds = {
      least: formatNumber(language, minLength),
      most: formatNumber(language, maxLength),
    };
    const parts = {
      id,
      name: field,
      label: <WithSecondaryLanguage text={label} />,
      placeholder: ((isEmployer && employerExamples[field]) || placeholder)[language],
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
            <Suspense fallback={<p className="hint" />}>
              <pasteNotice.Part inputId={id} most={bounds.most} />
            </Suspense>
          ) : (
            <p className="hint" />
          )}
        </>
      ),
    };
    return isLong ? (
      <TextAreaField
        key={field}
        {...parts}
        wide
        rows={isEmployer && field === 'question' ? 7 : undefined}
      />
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
        <input type="hidden" name={employerMark} defaultValue={isEmployer ? 'yes' : undefined} />
        {isEmployer && !outcome && (
          <p className={styles.begun}>
            <Icon name="building-2" />
            <span>
              <b>{texts.fiveLines}</b> {texts.fiveLinesNext}
            </span>
          </p>
        )}
        {(isEmployer ? questionFirst : contactFieldNames).map(question)}
        {journey?.draw({ answers, errorOf })}
      </div>
      <DraftNote form={form} />
    </VisitorForm>
  );
}

const questionFirst = [
  'question' as const,
  ...contactFieldNames.filter((field) => field !== 'question'),
];

const employerExamples: Partial<Record<ContactField, Bilingual>> = {
  number: { en: '+00 0000 000000', bn: '+00 0000 000000' },
  address: { en: 'Company, city, country', bn: 'কোম্পানি, শহর, দেশ' },
};

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
