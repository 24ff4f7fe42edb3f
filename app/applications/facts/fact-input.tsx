import { type ReactNode, useState } from 'react';
import { destinationNames, destinations } from '#app/content/destinations.ts';
import { fill } from '#app/i18n/fill.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { DayField } from '#app/ui/day-field/day-field.tsx';
import { SelectField, TextAreaField, TextField } from '#app/ui/field/field.tsx';
import type { Application } from '../application.ts';
import { destinationName } from '../case/destination-name.ts';
import { fields } from '../fields.ts';
import type { FactKey } from './fact-body.ts';
import { factLabel } from './fact-label.ts';
import { factTexts } from './facts.text.ts';
import { factOf } from './typed-facts.ts';

/** The field of a correction: a day, a country of the list, or a text. */
export function FactInput({
  name,
  application,
  value,
  theirs,
  error,
  onChange,
}: {
  name: FactKey;
  application: Application;
  value: string;
  /** What somebody else has written there meanwhile; null where it is as before. */
  theirs: string | null;
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
  const theirsSay =
    theirs === null
      ? undefined
      : fill(texts.theirs, {
          value:
            (name === 'destination' ? destinationName(language, theirs) : theirs) || texts.notGiven,
        });
  // The page behind the dialog may have ids of the same names.
  const id = `fact-${name}`;
  if (name === 'birth') {
    return (
      <div>
        <DayField
          {...{ name, id, label, onChange }}
          orYear
          defaultValue={firstDay}
          latest={today}
          error={error}
        />
        {theirsSay && <p className="hint">{theirsSay}</p>}
      </div>
    );
  }
  if (name === 'destination') {
    return (
      <SelectField
        {...{ name, id, label, value, error }}
        hint={theirsSay}
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
    hint: theirsSay ?? (name === 'passport' && fill(texts.passportHint, { value: now })),
    dir: 'auto' as const,
    autoComplete: 'off',
  };
  return isLong ? (
    <TextAreaField {...parts} wide rows={2} onChange={(event) => onChange(event.target.value)} />
  ) : (
    <TextField {...input} {...parts} onChange={(event) => onChange(event.target.value)} />
  );
}
