import { ErrorSummary } from '#app/ui/alert/error-summary.tsx';
import { Alert } from '#app/ui/alert/alert.tsx';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { UnfinishedLine } from '#app/ui/unfinished/unfinished-line.tsx';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { choiceTexts, fieldLabel } from '../fields.text.ts';
import { orderLengths, orderRanges } from '../job-order.ts';
import { TermsFields } from '../terms-fields.tsx';
import { termLengths } from '../terms.ts';
import { BothInputs, DayInput, FieldGroup, NumberInput, TextInput } from '../typed-inputs.tsx';
import { jobTexts } from './desk.text.ts';
import styles from './job-page.module.css';
import type { JobForm } from './use-job-form.ts';

/** The fields of a job order. `isFixed` where somebody may only read them. */
export function JobFields({
  job,
  isFixed,
  onSaved,
}: {
  job: JobForm;
  isFixed: boolean;
  onSaved: () => void;
}) {
  const texts = useTexts(jobTexts);
  const language = useLanguage();
  const { form, errors, attempt, isBusy, failure, clash } = job;
  const note = texts.optional;
  const wrong = Object.keys(form.typed).filter((name) => name in errors);

  async function save(keep: () => Promise<unknown>) {
    if (await keep()) onSaved();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!clash) void save(job.save);
      }}
    >
      <fieldset disabled={isFixed} className={styles.form}>
        {isFixed && <p className="hint">{texts.ownersOnly}</p>}
        <UnfinishedLine since={job.since} onClear={job.clear} />
        {wrong.length > 0 && (
          <ErrorSummary
            key={attempt}
            title={texts.refused}
            advice={texts.stillHere}
            fields={wrong.map((id) => ({ id, label: fieldLabel(id, language) }))}
          />
        )}
        <TermsFields form={form} />
        <FieldGroup legend={texts.placeGroup}>
          <NumberInput name="seats" range={orderRanges.seats} form={form} />
          <TextInput name="sector" longest={termLengths.name} note={note} form={form} />
          <NumberInput
            name="workerFeeBdt"
            range={orderRanges.workerFeeBdt}
            hint={texts.feeHint}
            form={form}
          />
          <span />
          <BothInputs name="whoPays" longest={orderLengths.whoPays} rows={3} form={form} />
        </FieldGroup>
        <FieldGroup legend={texts.needsGroup}>
          <BothInputs
            name="requirements"
            longest={orderLengths.requirements}
            rows={3}
            note={note}
            form={form}
          />
        </FieldGroup>
        <FieldGroup key={job.begun} legend={texts.proofGroup}>
          <TextInput name="demandLetterNo" longest={orderLengths.number} form={form} />
          <DayInput name="demandLetterOn" form={form} />
          <TextInput name="attestedBy" longest={termLengths.name} note={note} form={form} />
          <span />
          <TextInput name="permissionNo" longest={orderLengths.number} form={form} />
          <DayInput name="permissionOn" form={form} />
          <DayInput name="validUntil" form={form} />
        </FieldGroup>
        {clash && (
          <Alert tone="danger" takesFocus sentence={texts.meanwhile}>
            <ul>
              {clash.fields.map(({ name, theirs, mine }) => (
                <li key={name}>
                  {fill(texts.both, {
                    field: fieldLabel(name, language),
                    theirs: said(theirs),
                    mine: said(mine),
                  })}
                </li>
              ))}
            </ul>
            <p className={styles.acts}>
              <Button tone="ghost" onClick={clash.take}>
                {texts.take}
              </Button>
              <Button busy={isBusy} onClick={() => void save(clash.keep)}>
                {texts.keep}
              </Button>
            </p>
          </Alert>
        )}
        {failure && <FailureAlert failure={failure} />}
        {!clash && !isFixed && (
          <p className={job.isChanged ? styles.unsaved : undefined}>
            <Button type="submit" size="large" busy={isBusy}>
              <Icon name="check" />
              {texts.save}
            </Button>
          </p>
        )}
      </fieldset>
    </form>
  );

  /** A choice in words; what is typed as it is. */
  function said(value: string): string {
    const choices: Record<string, { en: string; bn: string }> = choiceTexts;
    return choices[value]?.[language] ?? value;
  }
}
