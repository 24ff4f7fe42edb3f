import { Suspense, useEffect, useState } from 'react';
import { useSubmit } from 'react-router';
import { DraftNote } from '#app/forms/draft-note.tsx';
import { useVisitorForm } from '#app/forms/use-visitor-form.ts';
import { VisitorForm } from '#app/forms/visitor-form.tsx';
import { WithSecondaryLanguage } from '#app/i18n/with-secondary-language.tsx';
import { formatDay } from '#app/i18n/format.ts';
import { pathIn } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { lazyWithRetry } from '#app/ui/deferred/lazy-with-retry.ts';
import { TickField } from '#app/ui/field/field.tsx';
import { applicationTexts } from '../application.text.ts';
import { readAnswers } from './answers.ts';
import { Consent } from './consent.tsx';
import { draftName } from './draft-name.ts';
import { BothLines, FieldGroups, type FieldState } from './field-groups.tsx';
import { formTexts } from './form.text.ts';
import { NoPassport } from './no-passport.tsx';
import type { ApplicationReply } from './reply.ts';
import styles from './application-form.module.css';
import { type FieldKey, type FormField, formFields } from '../fields.ts';
import { parseDay } from '#app/normalise/day.ts';
import { type FormMessage, validateAnswers, rejectionOf } from '../rules.ts';

/** Needed only after a failed attempt, but fetched before: the network may be what failed. */
const applicationOutcome = lazyWithRetry(
  async () => (await import('./application-outcome.tsx')).ApplicationOutcome,
);
const messageText = lazyWithRetry(async () => (await import('./form-messages.tsx')).MessageText);

/**
 * The application form: three groups on one page. The browser checks nothing by itself, because its
 * own messages know neither Bengali digits nor which language the visitor reads.
 */
export function ApplicationForm({ reply }: { reply: ApplicationReply | undefined }) {
  const texts = useTexts(applicationTexts);
  const language = useLanguage();
  const [filled, setFilled] = useState({
    birthday: '',
    hasNoEmail: reply?.answers?.noEmail ?? false,
  });
  const submit = useSubmit();
  const form = useVisitorForm<ApplicationReply, FormMessage>({
    reply,
    draftName,
    fields: [...formFields, 'noEmail'],
    keptWhileOpen: ['passport'],
    rejectionOf: (typed, confirmed) =>
      rejectionOf(validateAnswers(readAnswers(typed), today()), confirmed),
    fieldOf: (input) => (input === 'noEmail' ? 'email' : input),
    transmit: (element) => submit(element, { preventScrollReset: true }),
    onFilled: readFilled,
  });
  const { outcome, messages } = form;

  useEffect(() => {
    applicationOutcome.prefetch();
    messageText.prefetch();
  }, []);

  /** The day as it was understood, in words, where most slips show; and whether an e-mail is needed. */
  function readFilled() {
    const typed = new FormData(form.element.current!);
    const reading = parseDay(String(typed.get('birth')), today());
    const birthday = 'day' in reading ? formatDay(language, reading.day) : '';
    setFilled({ birthday, hasNoEmail: typed.has('noEmail') });
  }

  const errorOf = (field: FormField) => {
    const message = messages.find((candidate) => candidate.field === field);
    return (
      message && (
        <Suspense fallback={<BothLines text={formTexts.check} />}>
          <messageText.Part message={message} />
        </Suspense>
      )
    );
  };
  const special: Partial<Record<FieldKey, Partial<FieldState>>> = {
    birth: {
      onChange: readFilled,
      ...(filled.birthday && { hint: <strong>{filled.birthday}</strong> }),
    },
    email: {
      isRequired: !filled.hasNoEmail,
      children: (
        <TickField
          name="noEmail"
          value="yes"
          defaultChecked={reply?.answers?.noEmail}
          onChange={readFilled}
          label={<WithSecondaryLanguage text={formTexts.noEmail} />}
        />
      ),
    },
    passport: { children: <NoPassport /> },
  };
  const stateOf = (field: FieldKey): FieldState => ({
    defaultValue: reply?.answers?.[field],
    error: errorOf(field),
    ...special[field],
  });

  return (
    <VisitorForm
      form={form}
      action={pathIn(language, '/application')}
      className={styles.form}
      aria-label={texts.formLabel}
      noValidate
      submit={texts.submit}
      submitting={texts.submitting}
      tone="accent"
      hint={<WithSecondaryLanguage text={applicationTexts.free} />}
    >
      {outcome && (
        <div className={styles.wide}>
          <Suspense
            fallback={
              <Alert tone="danger" sentence={<WithSecondaryLanguage text={formTexts.notSent} />} />
            }
          >
            <applicationOutcome.Part key={form.attempt} reply={outcome} {...form.alert} />
          </Suspense>
        </div>
      )}
      <DraftNote form={form} exception={formTexts.passportKept[language]} />

      <FieldGroups stateOf={stateOf} />

      <div className={styles.consent}>
        <Consent error={errorOf('consent')} ticked={reply?.answers?.consent} />
      </div>
    </VisitorForm>
  );
}

function today(): string {
  return todayInDhaka(new Date());
}
