import { type ReactNode, useState } from 'react';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
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
  errorOf,
}: {
  consent: Consent | undefined;
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
  return (
    <fieldset className={styles.consent}>
      <legend>{texts.title}</legend>
      <p className="hint">{texts.help}</p>
      {choice('consentHow', consentWays)}
      <DayField {...parts('consentOn')} earliest={earliestConsent} latest={today} />
      <TextField
        {...parts('consentBy')}
        hint={texts.consentByHint}
        maxLength={maxConsentBy}
        autoComplete="off"
      />
      {choice('shows', shownParts)}
      {choice('nameShown', nameForms)}
    </fieldset>
  );
}
