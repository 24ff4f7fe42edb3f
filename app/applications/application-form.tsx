import { Suspense, useEffect, useState } from 'react';
import { useSubmit } from 'react-router';
import { DraftNote } from '#app/forms/draft-note.tsx';
import { useVisitorForm } from '#app/forms/use-visitor-form.ts';
import { VisitorForm } from '#app/forms/visitor-form.tsx';
import { WithCompanion } from '#app/i18n/companion.tsx';
import { formatDay, formatNumber } from '#app/i18n/format.ts';
import { type Bilingual, pathIn } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { todayInDhaka } from '#app/platform/dhaka-time.ts';
import { Alert } from '#app/ui/alert.tsx';
import { fetchedLater } from '#app/ui/fetched-later.ts';
import { TextAreaField, TextField, TickField } from '#app/ui/field.tsx';
import { applicationTexts } from './application.text.ts';
import { type FormField, formFields, readAnswers } from './application-form/answers.ts';
import { BothLines } from './application-form/both-lines.tsx';
import { Consent } from './application-form/consent.tsx';
import { draftName } from './application-form/draft-name.ts';
import { formTexts, labels, placeholders } from './application-form/form.text.ts';
import { HelperFields } from './application-form/helper-fields.tsx';
import { NoPassport } from './application-form/no-passport.tsx';
import type { Remark } from './application-form/remarks.ts';
import { type ApplicationReply, objectionTo } from './application-form/reply.ts';
import { suggestions } from './application-form/suggestions.ts';
import styles from './application-form.module.css';
import { parseDay } from './intake/day.ts';

/** May stay empty. Helpers are known by both fields or by none, so neither asks by itself. */
const optionalFields: FormField[] = ['birth', 'helperName', 'helperPhone'];

/** Only for those whose first attempt fails; fetched before, because the network may be what failed. */
const applicationOutcome = fetchedLater(
  async () => (await import('./application-form/application-outcome.tsx')).ApplicationOutcome,
);
const remarkText = fetchedLater(
  async () => (await import('./application-form/remark-text.tsx')).RemarkText,
);

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
  const form = useVisitorForm<ApplicationReply, Remark>({
    reply,
    draftName,
    fields: [...formFields, 'noEmail'],
    keptWhileOpen: ['passport'],
    objectionTo: (typed, asked) => objectionTo(readAnswers(typed), asked, today()),
    fieldOf: (input) => (input === 'noEmail' ? 'email' : input),
    transmit: (element) => submit(element, { preventScrollReset: true }),
    onFilled: readFilled,
  });
  const { outcome, remarks } = form;

  useEffect(() => {
    applicationOutcome.prefetch();
    remarkText.prefetch();
  }, []);

  /** The day as it was understood, in words, where most slips show; and whether an e-mail is needed. */
  function readFilled() {
    const typed = new FormData(form.element.current!);
    const reading = parseDay(String(typed.get('birth')), today());
    const birthday = 'day' in reading ? formatDay(language, reading.day) : '';
    setFilled({ birthday, hasNoEmail: typed.has('noEmail') });
  }

  const isRequired = (field: FormField) =>
    field === 'email' ? !filled.hasNoEmail : !optionalFields.includes(field);
  const isWrong = (field: FormField) => remarks.some((remark) => remark.field === field);
  /** What every field has in common. */
  const parts = (field: FormField) => {
    const remark = remarks.find((candidate) => candidate.field === field);
    return {
      name: field,
      label: <WithCompanion text={labels[field]} />,
      // For assistive technology alone: `required` would bring the browser's own bubbles.
      'aria-required': isRequired(field) || undefined,
      note: optionalFields.includes(field) && formTexts.optional[language],
      placeholder: placeholders[field]?.[language],
      defaultValue: reply?.answers?.[field],
      error: remark && (
        <Suspense fallback={<BothLines text={formTexts.check} />}>
          <remarkText.Part remark={remark} />
        </Suspense>
      ),
    };
  };

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
      hint={<WithCompanion text={applicationTexts.free} />}
    >
      {outcome && (
        <div className={styles.wide}>
          <Suspense
            fallback={<Alert tone="danger" sentence={<WithCompanion text={formTexts.notSent} />} />}
          >
            <applicationOutcome.Part key={form.attempt} reply={outcome} {...form.alert} />
          </Suspense>
        </div>
      )}
      <DraftNote form={form} exception={formTexts.passportKept[language]} />

      <Group number={1} title={formTexts.groupYou}>
        <TextField {...parts('name')} autoComplete="name" />
        <TextField
          {...parts('birth')}
          hint={
            filled.birthday ? <strong>{filled.birthday}</strong> : formTexts.birthHint[language]
          }
          inputMode="text"
          autoComplete="bday"
          onChange={readFilled}
        />
        <TextField
          {...parts('phone')}
          hint={formTexts.phoneHint[language]}
          type="tel"
          autoComplete="tel"
        />
        <TextField {...parts('email')} type="email" autoComplete="email">
          <TickField
            name="noEmail"
            value="yes"
            defaultChecked={reply?.answers?.noEmail}
            onChange={readFilled}
            label={<WithCompanion text={formTexts.noEmail} />}
          />
        </TextField>
        <TextAreaField {...parts('address')} wide autoComplete="street-address" />
        <HelperFields
          isOpen={Boolean(reply?.answers?.helperName || reply?.answers?.helperPhone)}
          isWrong={isWrong('helperName') || isWrong('helperPhone')}
        >
          <TextField {...parts('helperName')} autoComplete="off" />
          <TextField {...parts('helperPhone')} type="tel" autoComplete="off" />
        </HelperFields>
      </Group>

      <Group number={2} title={formTexts.groupWork}>
        <TextField {...parts('job')} list="jobs" autoComplete="organization-title" />
        <Suggestions id="jobs" texts={suggestions.job} />
        <TextField {...parts('experience')} />
      </Group>

      <Group number={3} title={formTexts.groupPapers}>
        <TextField
          {...parts('passport')}
          hint={formTexts.passportHint[language]}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        >
          <NoPassport />
        </TextField>
        <TextField {...parts('reference')} />
        <TextField {...parts('present')} list="present-countries" />
        <Suggestions id="present-countries" texts={suggestions.present} />
        <TextField {...parts('interested')} list="interested-countries" />
        <Suggestions id="interested-countries" texts={suggestions.interested} />
      </Group>

      <div className={styles.consent}>
        <Consent error={parts('consent').error} ticked={reply?.answers?.consent} />
      </div>
    </VisitorForm>
  );
}

function today(): string {
  return todayInDhaka(new Date());
}

function Group({
  number,
  title,
  children,
}: {
  number: number;
  title: Bilingual;
  children: React.ReactNode;
}) {
  return (
    <fieldset className={styles.group}>
      <legend>
        {formatNumber(useLanguage(), number)}. <WithCompanion text={title} />
      </legend>
      {children}
    </fieldset>
  );
}

function Suggestions({ id, texts }: { id: string; texts: Bilingual[] }) {
  const language = useLanguage();
  return (
    <datalist id={id}>
      {texts.map((text) => (
        <option key={text.en}>{text[language]}</option>
      ))}
    </datalist>
  );
}
