import type { ReactNode } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { DayField } from '#app/ui/day-field/day-field.tsx';
import { SelectField, TextAreaField, TextField } from '#app/ui/field/field.tsx';
import { fieldLabel, inputTexts } from './fields.text.ts';
import { faultTexts } from './publication.text.ts';
import type { Typed } from './typed-fields.ts';
import styles from './typed-inputs.module.css';

/** What is typed in a form, and what is wrong with it, by the names of its fields. */
export type TypedForm = {
  typed: Typed;
  /** Codes. */
  errors: Typed;
  write: (change: Record<string, string>) => void;
};

type InputProps = { name: string; form: TypedForm; hint?: string; note?: string };

/** Fields that belong together, two beside each other where there is room. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

/** Two short fields, beside each other on a phone, too. */
export function Beside({ children }: { children: ReactNode }) {
  return <div className={styles.beside}>{children}</div>;
}

/** A text of one line or, with `rows`, of several. */
export function TextInput({
  longest,
  rows,
  ...input
}: InputProps & { longest: number; rows?: number }) {
  const parts = { ...useParts(input), maxLength: longest, dir: 'auto' as const };
  return rows ? <TextAreaField {...parts} rows={rows} /> : <TextField {...parts} />;
}

/** The same text in both languages, Bengali first. */
export function BothInputs({ name, ...input }: Parameters<typeof TextInput>[0]) {
  return (
    <>
      <TextInput {...input} name={`${name}.bn`} />
      <TextInput {...input} name={`${name}.en`} />
    </>
  );
}

/** A number, in the digits of any script. */
export function NumberInput({
  range: [least, most],
  ...input
}: InputProps & { range: readonly [least: number, most: number] }) {
  const { range } = useTexts(inputTexts);
  const language = useLanguage();
  const parts = useParts(
    input,
    fill(range, { least: formatNumber(language, least), most: formatNumber(language, most) }),
  );
  return <TextField {...parts} inputMode="decimal" maxLength={20} />;
}

/** One of a few, or none yet. */
export function ChoiceInput({
  choices,
  ...input
}: InputProps & { choices: readonly (readonly [code: string, name: Bilingual])[] }) {
  const { choose } = useTexts(inputTexts);
  const language = useLanguage();
  return (
    <SelectField {...useParts(input)}>
      <option value="">{choose}</option>
      {choices.map(([code, name]) => (
        <option key={code} value={code}>
          {name[language]}
        </option>
      ))}
    </SelectField>
  );
}

/** A day, as `yyyy-mm-dd` where it is understood. It keeps what is typed by itself: another `key` begins anew. */
export function DayInput({ name, form }: InputProps) {
  const typed = form.typed[name] ?? '';
  return (
    <DayField
      name={name}
      label={fieldLabel(name, useLanguage())}
      defaultValue={/^\d{4}-\d\d-\d\d$/.test(typed) ? typed : ''}
      error={useErrorOf(name, form)}
      onChange={(day) => form.write({ [name]: day })}
    />
  );
}

/** What is wrong with a field, in words; nothing for none. */
function useErrorOf(name: string, { errors }: TypedForm, invalid?: string): string | undefined {
  const { required, too_long, ...texts } = useTexts(inputTexts);
  const language = useLanguage();
  const code = errors[name];
  if (code === undefined) return undefined;
  if (code === 'required') return required;
  const faults: Partial<Record<string, Bilingual>> = faultTexts;
  const fault = faults[code];
  if (fault) return `${fieldLabel(name, language)}: ${fault[language]}`;
  return code === 'too_long' ? too_long : (invalid ?? texts.invalid);
}

function useParts({ name, form, ...rest }: InputProps, invalid?: string) {
  return {
    ...rest,
    name,
    label: fieldLabel(name, useLanguage()),
    value: form.typed[name] ?? '',
    error: useErrorOf(name, form, invalid),
    // What the browser has kept is of another order.
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => form.write({ [name]: target.value }),
  };
}
