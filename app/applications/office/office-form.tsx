import { keysOf } from '#app/config/typed-record.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { ErrorSummary } from '#app/ui/alert/error-summary.tsx';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { TickField } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { type Field, type FieldKey, fields } from '../fields.ts';
import { messageSentences } from '../form/form-messages.tsx';
import { staffFields } from '../staff-fields.ts';
import styles from './office-form.module.css';
import { OfficeField } from './office-field.tsx';
import { officeTexts } from './office.text.ts';
import { useOfficeForm } from './use-office-form.ts';

/** The fields of the public form, as staff fill them in while somebody speaks. */
export function OfficeForm() {
  const texts = useTexts(officeTexts);
  const language = useLanguage();
  const { isBusy, failure, typed, rejection, attempt, ...form } = useOfficeForm();
  const wrong = rejection?.messages ?? [];
  const isAsked = rejection?.status === 'needs_confirmation';

  function errorOf(name: FieldKey) {
    const message = wrong.find(({ field }) => field === name);
    if (message) return messageSentences(message)[language];
    return failure?.errors.some(({ field }) => field === name) && texts.wrong;
  }
  const inGroup = (group: Field['group']) =>
    keysOf(fields)
      .filter((name) => fields[name].group === group)
      .map((name) => (
        <OfficeField
          key={name}
          name={name}
          value={typed[name] ?? ''}
          error={errorOf(name)}
          onChange={(text) => form.type(name, text)}
        >
          {name === 'email' && (
            <TickField
              name="noEmail"
              label={texts.hasNoEmail}
              checked={form.hasNoEmail}
              onChange={(event) => form.setHasNoEmail(event.target.checked)}
            />
          )}
        </OfficeField>
      ));

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.keep(event)}>
      {wrong.length > 0 && (
        <ErrorSummary
          key={attempt}
          tone={isAsked ? 'note' : 'danger'}
          title={isAsked ? texts.confirm : texts.refused}
          advice={isAsked ? texts.confirmAdvice : texts.stillHere}
          fields={wrong.flatMap(({ field }) =>
            field === 'consent' ? [] : [{ id: field, label: staffFields[field].label[language] }],
          )}
        />
      )}
      <fieldset>
        <legend>{texts.groupPerson}</legend>
        <div className={styles.fields}>{inGroup('you')}</div>
        <details className={styles.helper}>
          <summary>
            {texts.helper}
            <Icon name="chevron-down" />
          </summary>
          <div className={styles.fields}>{inGroup('helper')}</div>
        </details>
      </fieldset>
      <fieldset>
        <legend>{texts.groupWork}</legend>
        <div className={styles.fields}>{inGroup('work')}</div>
      </fieldset>
      <fieldset>
        <legend>{texts.groupPapers}</legend>
        <div className={styles.fields}>{inGroup('papers')}</div>
      </fieldset>
      <div>
        <TickField
          name="agreed"
          label={texts.agreed}
          checked={form.agreed}
          onChange={(event) => form.setAgreed(event.target.checked)}
        />
        <p className="hint">{texts.agreedHint}</p>
      </div>
      {failure && (
        <FailureAlert
          failure={failure}
          takesFocus
          sentence={failure.code === 'key_reused' ? texts.usedKey : undefined}
        />
      )}
      <Button type="submit" size="large" busy={isBusy}>
        {texts.save}
      </Button>
    </form>
  );
}
