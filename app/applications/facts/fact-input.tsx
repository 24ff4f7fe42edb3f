import { type ReactNode, useState } from 'react';
import { destinationNames, destinations } from '#app/content/destinations.ts';
import { fill } from '#app/i18n/fill.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { DayField } from '#app/ui/day-field/day-field.tsx';
import { SelectField, TextAreaField, TextField } from '#app/ui/field/field.tsx';
import type { Application } from '../application.ts';
import { fields } from '../fields.ts';
import type { FactKey } from './fact-body.ts';
import { factLabel } from './fact-label.ts';
import { factTexts } from './facts.text.ts';
import { factOf } from './corrected-answers.ts';

/** The field of a correction: a day, a country of the list, or a text. */
export function FactInput({
  name,
  application,
  value,
  error,
  onChange,
}: {
  name: FactKey;
  application: Application;
  value: string;
  error: ReactNode;
  onChange: (text: string) => void;
}) {
  const texts = useTexts(factTexts);
  const language = useLanguage();
  const [today] = useState(() => todayInDhaka(new Date()));
  // Words that were kept are there again, but for a day that was not understood.
  const [firstDay] = useState(() =>
    /^\d{4}(-\d\d-\d\d)?$/.test(value) ? value : factOf(application, name),
  );
  const label = factLabel(name)[language];
  const id = `fact-${name}`;
  if (name === 'birth') {
    const day = { defaultValue: firstDay, latest: today };
    return <DayField {...{ name, id, label, error, onChange, ...day }} orYear />;
  }
  if (name === 'destination') {
    return (
      <SelectField
        {...{ name, id, label, value, error }}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{texts.notGiven}</option>
        {destinations.map((code) => (
          <option key={code} value={code.toUpperCase()}>
            {destinationNames[code][language]}
          </option>
        ))}
      </SelectField>
    );
  }
  const { maxLength, isLong, input } = fields[name];
  const now = application.passport || texts.notGiven;
  const parts = {
    ...{ name, id, label, value, error, maxLength },
    hint: name === 'passport' && fill(texts.passportHint, { value: now }),
    dir: 'auto' as const,
    autoComplete: 'off',
  };
  return isLong ? (
    <TextAreaField {...parts} wide rows={2} onChange={(event) => onChange(event.target.value)} />
  ) : (
    <TextField {...input} {...parts} onChange={(event) => onChange(event.target.value)} />
  );
}
