import { Suspense, useEffect, useState } from 'react';
import { Form } from 'react-router';
import { WithCompanion } from '#app/i18n/companion.tsx';
import { formatDay, formatNumber } from '#app/i18n/format.ts';
import { type Bilingual, pathIn } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { todayInDhaka } from '#app/platform/dhaka-time.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { DraftNote } from '#app/ui/draft-note.tsx';
import { fetchedLater } from '#app/ui/fetched-later.ts';
import { TextAreaField, TextField, TickField } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { applicationTexts } from './application.text.ts';
import { type FormField, hiddenFields } from './application-form/answers.ts';
import { BothLines } from './application-form/both-lines.tsx';
import { Consent } from './application-form/consent.tsx';
import { formTexts, labels, placeholders } from './application-form/form.text.ts';
import { HelperFields } from './application-form/helper-fields.tsx';
import { NoPassport } from './application-form/no-passport.tsx';
import type { ApplicationReply } from './application-form/reply.ts';
import { suggestions } from './application-form/suggestions.ts';
import { useApplicationForm } from './application-form/use-application-form.ts';
import styles from './application-form.module.css';
import { parseDay } from './intake/day.ts';

/** May stay empty. Helpers are known by both fields or by none, so neither asks by itself. */
const optionalFields: FormField[] = ['birth', 'helperName', 'helperPhone'];

/** Only for those whose first attempt fails; fetched before, because the network may be what failed. */
const outcomeAlert = fetchedLater(
  async () => (await import('./application-form/outcome-alert.tsx')).OutcomeAlert,
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
  const [birthday, setBirthday] = useState('');
  const [hasNoEmail, setHasNoEmail] = useState(reply?.answers?.noEmail ?? false);
  const { form, draft, outcome, remarks, asked, attempt, ...sending } = useApplicationForm(
    reply,
    readFilled,
  );

  useEffect(() => {
    outcomeAlert.prefetch();
    remarkText.prefetch();
  }, []);

  /** The day as it was understood, in words: most slips show there. */
  function readBirthday() {
    const typed = new FormData(form.current!).get('birth');
    const reading = parseDay(String(typed), todayInDhaka(new Date()));
    setBirthday('day' in reading ? formatDay(language, reading.day) : '');
  }

  /** What was filled in without anybody typing it: a draft, or the browser's own memory. */
  function readFilled() {
    readBirthday();
    setHasNoEmail(new FormData(form.current!).has('noEmail'));
  }

  const isRequired = (field: FormField) =>
    field === 'email' ? !hasNoEmail : !optionalFields.includes(field);
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
    <Form
      ref={form}
      method="post"
      action={pathIn(language, '/application')}
      className={styles.form}
      aria-label={texts.formLabel}
      noValidate
      preventScrollReset
      onSubmit={sending.onSubmit}
    >
      <input type="hidden" name={hiddenFields.key} />
      <input type="hidden" name={hiddenFields.fillSeconds} />
      <input type="hidden" name={hiddenFields.asked} value={asked.join(' ')} />
      <div className={styles.trap} aria-hidden="true">
        <input name={hiddenFields.trap} tabIndex={-1} autoComplete="off" />
      </div>
      {outcome && (
        <div className={styles.wide}>
          <Suspense
            fallback={<Alert tone="danger" sentence={<WithCompanion text={formTexts.notSent} />} />}
          >
            <outcomeAlert.Part
              key={attempt}
              reply={outcome}
              takesFocus={attempt > 0}
              isWaiting={sending.isWaiting}
              onStopWaiting={sending.stopWaiting}
            />
          </Suspense>
        </div>
      )}
      <DraftNote draft={draft} exception={formTexts.passportKept[language]} />

      <Group number={1} title={formTexts.groupYou}>
        <TextField {...parts('name')} autoComplete="name" />
        <TextField
          {...parts('birth')}
          hint={birthday ? <strong>{birthday}</strong> : formTexts.birthHint[language]}
          inputMode="text"
          autoComplete="bday"
          onChange={readBirthday}
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
            onChange={({ target }) => setHasNoEmail(target.checked)}
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
      <div className={styles.send}>
        <Button type="submit" tone="accent" size="large" busy={sending.isSending}>
          {texts.submit}
          <Icon name="send" />
        </Button>
        <p className="hint">
          <WithCompanion text={applicationTexts.free} />
        </p>
        <p className="visually-hidden" role="status">
          {sending.isSending && texts.submitting}
        </p>
      </div>
    </Form>
  );
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
