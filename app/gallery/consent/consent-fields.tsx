import { type ReactNode, useState } from 'react';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { fill } from '#app/i18n/fill.ts';
import { useTexts } from '#app/i18n/text.ts';
import { DayField } from '#app/ui/day-field/day-field.tsx';
import { SelectField, TextField } from '#app/ui/field/field.tsx';
import {
  type Consent,
  type ConsentField,
  consentWays,
  earliestConsent,
  maxConsentBy,
  nameForms,
  shownParts,
} from './consent.ts';
import { consentTexts } from './consent.text.ts';
import styles from './consent-fields.module.css';

/** To what the person of an item has agreed, when, how, and who has asked. */
export function ConsentFields({
  consent,
  isFolded = false,
  errorOf,
}: {
  consent: Consent | undefined;
  /** What is filled in already is folded: all but how the person agreed. */
  isFolded?: boolean;
  errorOf: (field: ConsentField) => ReactNode;
}) {
  const texts = useTexts(consentTexts);
  const [today] = useState(() => todayInDhaka(new Date()));
  const parts = (field: ConsentField) => ({
    name: field,
    label: texts[field],
    defaultValue: consent?.[field] ?? '',
    error: errorOf(field),
  });
  const choice = (
    field: 'consentHow' | 'shows' | 'nameShown',
    choices: readonly (keyof typeof texts)[],
  ) => (
    <SelectField {...parts(field)}>
      <option value="">{texts.none}</option>
      {choices.map((each) => (
        <option key={each} value={each}>
          {texts[each]}
        </option>
      ))}
    </SelectField>
  );
  const rest = (
    <>
      <DayField {...parts('consentOn')} earliest={earliestConsent} latest={today} />
      <TextField
        {...parts('consentBy')}
        hint={texts.consentByHint}
        maxLength={maxConsentBy}
        autoComplete="off"
      />
      {choice('shows', shownParts)}
      {choice('nameShown', nameForms)}
    </>
  );
  if (isFolded)
    return (
      <div className={styles.agreed}>
        {choice('consentHow', consentWays)}
        <details>
          <summary>{fill(texts.asked, { name: consent?.consentBy ?? '' })}</summary>
          <div className={styles.consent}>{rest}</div>
        </details>
      </div>
    );
  return (
    <fieldset className={styles.consent}>
      <legend>{texts.title}</legend>
      <p className="hint">{texts.help}</p>
      {choice('consentHow', consentWays)}
      {rest}
    </fieldset>
  );
}
