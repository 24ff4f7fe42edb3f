import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigation, useSubmit } from 'react-router';
import { DraftNote } from '#app/forms/draft-note.tsx';
import { useVisitorForm } from '#app/forms/use-visitor-form.ts';
import { VisitorForm } from '#app/forms/visitor-form.tsx';
import { WithSecondaryLanguage } from '#app/i18n/with-secondary-language.tsx';
import { formatDayOrYear } from '#app/i18n/day-or-year.ts';
import { pathIn } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { Alert } from '#app/ui/alert/alert.tsx';
import { lazyWithRetry } from '#app/ui/deferred/lazy-with-retry.ts';
import { useHydrated } from '#app/ui/deferred/use-hydrated.ts';
import { TickField } from '#app/ui/field/field.tsx';
import { applicationTexts } from '../application.text.ts';
import { choose, showChosen } from './choose.ts';
import { Consent } from './consent.tsx';
import { draftName } from '../receipt/draft-name.ts';
import { BothLines, FieldGroups, type FieldState } from './field-groups.tsx';
import { formTexts } from './form.text.ts';
import type { Prefill } from './prefill.ts';
import type { ApplicationReply, AskedConsent, StoppedTick } from './reply.ts';
import { aside, choices } from './static-parts.ts';
import styles from './application-form.module.css';
import { type FieldKey, type FormField, fields, formFields } from '../fields.ts';
import { birthRead } from '../birth.ts';
import { parseDay } from '#app/normalise/day.ts';
import {
  type Answers,
  type FormMessage,
  readAnswers,
  rejectionOf,
  validateAnswers,
} from '../rules.ts';

/** Needed only after a failed attempt, but fetched before: the network may be what failed. */
const applicationOutcome = lazyWithRetry(
  async () => (await import('./application-outcome.tsx')).ApplicationOutcome,
);
const messageText = lazyWithRetry(async () => (await import('./form-messages.tsx')).MessageText);

/**
 * The application form: three groups on one page, and what stands beside it. The browser checks nothing by itself,
 * because its own messages know neither Bengali digits nor which language the visitor reads.
 */
export function ApplicationForm({
  reply,
  prefill,
  consent,
}: {
  reply: ApplicationReply | undefined;
  /** The answers that the address gives. */
  prefill: Prefill;
  consent: AskedConsent;
}) {
  const texts = useTexts(applicationTexts);
  const language = useLanguage();
  const [filled, setFilled] = useState({
    birthday: '',
    hasNoEmail: reply?.answers?.noEmail ?? false,
  });
  // Stays over later replies: those of a lost network have none.
  const [asked, setAsked] = useState(consent);
  if (reply?.consent && reply.consent.version !== asked.version) setAsked(reply.consent);
  // The tick for a paused country: it goes with its alert, and a further attempt needs it.
  const [stopped, setStopped] = useState<StoppedTick>();
  const submit = useSubmit();
  const navigation = useNavigation();
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const form = useVisitorForm<ApplicationReply, FormMessage>({
    reply,
    draftName,
    prefill,
    fields: [...formFields, 'noEmail'],
    keptWhileOpen: ['passport'],
    rejectionOf: (typed, confirmed) =>
      rejectionOf(validateAnswers(readAnswers(typed), today()), confirmed),
    fieldOf: (input) => (input === 'noEmail' ? 'email' : input),
    transmit: async (element) =>
      // Without cookies the receipt stands in the answer alone, which only a document shows.
      navigator.cookieEnabled ? submit(element, { preventScrollReset: true }) : element.submit(),
    onFilled() {
      readFilled();
      setStopped(undefined);
      showChosen(form.element.current!);
    },
  });
  const { outcome, messages } = form;

  useEffect(() => {
    applicationOutcome.prefetch();
    messageText.prefetch();
  }, []);

  /**
   * A tap on a link to this page, even to a part of it, cuts off the attempt, and the router then tells nothing of it. On
   * the way to the receipt it never becomes idle.
   */
  const giveUp = useEffectEvent(() => {
    if (form.isSending) form.refuse({ status: 'failed' });
  });
  useEffect(() => {
    if (navigation.state === 'idle') giveUp();
  }, [navigation.state]);

  /** The day as it was understood, in words, where most slips show; and whether an e-mail is needed. */
  function readFilled() {
    const typed = new FormData(form.element.current!);
    const reading = parseDay(String(typed.get('birth')), today());
    const birth = birthRead(reading);
    const birthday = birth && formatDayOrYear(language, birth);
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
  };
  const given: Partial<Answers> = reply?.answers ?? prefill;
  const stateOf = (field: FieldKey): FieldState => ({
    defaultValue: given[field],
    error: errorOf(field),
    children: choicesBelow(field),
    ...special[field],
  });
  const draftNote = <DraftNote form={form} exception={formTexts.passportKept[language]} />;

  return (
    <>
      <VisitorForm
        form={form}
        action={pathIn(language, `/application${search}`)}
        className={isHydrated ? styles.form : `${styles.form} ${styles.waits}`}
        onClick={({ target }) => choose(target as Element)}
        onInput={({ target }) => showChosen(target as Element)}
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
                <Alert
                  tone="danger"
                  sentence={<WithSecondaryLanguage text={formTexts.notSent} />}
                />
              }
            >
              <applicationOutcome.Part
                key={form.attempt}
                reply={outcome}
                onStopped={setStopped}
                {...form.alert}
              />
            </Suspense>
          </div>
        )}
        {stopped && <input type="hidden" {...stopped} />}
        {/* It does not meet the visitor first: on wide screens it stands beside the form. */}
        <FieldGroups
          stateOf={stateOf}
          afterFirst={<div className={styles.inside}>{draftNote}</div>}
        />

        <div className={styles.consent}>
          <Consent consent={asked} error={errorOf('consent')} ticked={reply?.answers?.consent} />
        </div>
      </VisitorForm>
      <div className={styles.beside}>
        <aside.StaticSection />
        <div className={styles.outside}>{draftNote}</div>
      </div>
    </>
  );
}

function choicesBelow(field: FieldKey) {
  const kind = fields[field].choices;
  if (!kind) return null;
  const ready = choices[kind];
  return <ready.StaticSection />;
}

function today(): string {
  return todayInDhaka(new Date());
}
