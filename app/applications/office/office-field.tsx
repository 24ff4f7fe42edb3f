import { type ReactNode, useState } from 'react';
import { destinationNames, destinations } from '#app/content/destinations.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { DayField } from '#app/ui/day-field/day-field.tsx';
import { TextAreaField, TextField } from '#app/ui/field/field.tsx';
import { type FieldKey, fields } from '../fields.ts';
import { factLabel } from '../facts/fact-label.ts';
import { goal } from '../staff-fields.ts';
import { officeFields } from './office-fields.ts';
import { officeTexts } from './office.text.ts';

/** A field of the form, with the words of staff. */
export function OfficeField({
  name,
  value,
  error,
  onChange,
  children,
}: {
  name: FieldKey;
  value: string;
  error: ReactNode;
  onChange: (text: string) => void;
  /** Something to tick below it. */
  children?: ReactNode;
}) {
  const texts = useTexts(officeTexts);
  const language = useLanguage();
  const [today] = useState(() => todayInDhaka(new Date()));
  const label = factLabel(name)[language];
  if (name === 'birth') {
    return <DayField {...{ name, label, error, onChange }} latest={today} orYear />;
  }
  const { maxLength, placeholder, isLong, input } = fields[name];
  const isRequired = !officeFields[name].isOptional;
  const parts = {
    ...{ name, label, value, error, maxLength },
    note: isRequired && texts.required,
    'aria-required': isRequired || undefined,
    // The others speak to the applicant.
    placeholder: isExample(name) ? placeholder?.[language] : undefined,
    dir: 'auto' as const,
  };
  if (isLong) {
    return (
      <TextAreaField {...parts} wide rows={2} onChange={(event) => onChange(event.target.value)} />
    );
  }
  const isCountry = name === goal;
  return (
    <TextField
      {...input}
      {...parts}
      // What the browser has kept is of whoever was here before.
      autoComplete="off"
      list={isCountry ? 'office-countries' : undefined}
      onChange={(event) => onChange(event.target.value)}
    >
      {children}
      {isCountry && (
        <datalist id="office-countries">
          {destinations.map((code) => (
            <option key={code}>{destinationNames[code][language]}</option>
          ))}
        </datalist>
      )}
    </TextField>
  );
}

function isExample(name: FieldKey): boolean {
  return name !== 'name' && name !== 'reference' && name !== goal;
}
