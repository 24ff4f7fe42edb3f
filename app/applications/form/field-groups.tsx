import type { ReactNode } from 'react';
import styles from './application-form.module.css';
import { keysOf } from '#app/config/typed-record.ts';
import { type FieldKey, type FieldTable, fields } from '../fields.ts';
import { WithSecondaryLanguage } from '#app/i18n/with-secondary-language.tsx';
import { formatNumber } from '#app/i18n/format.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { TextAreaField, TextField } from '#app/ui/field/field.tsx';
import { formTexts } from './form.text.ts';
import { HelperFields } from './helper-fields.tsx';

/** What a field shows besides what the table knows of it. */
export type FieldState = {
  /** Where it is not as the table says. */
  isRequired?: boolean;
  defaultValue: string | undefined;
  error: ReactNode;
  /** In the place of the table's. */
  hint?: ReactNode;
  onChange?: () => void;
  /** Something to press or tick below the input. */
  children?: ReactNode;
};

/** Every field of a table in its group of the form; `stateOf` gives what the table does not know. */
export function FieldGroups({
  table = fields,
  stateOf,
}: {
  table?: FieldTable;
  stateOf: (field: FieldKey) => FieldState;
}) {
  const keys = keysOf(table);
  const helper = keys.filter((key) => table[key].group === 'helper').map(stateOf);
  const inGroup = (group: string) =>
    keys
      .filter((key) => table[key].group === group)
      .map((key) => <Question key={key} name={key} table={table} state={stateOf(key)} />);
  return (
    <>
      <Group number={1} title={formTexts.groupYou}>
        {inGroup('you')}
        <HelperFields
          isOpen={helper.some(({ defaultValue }) => defaultValue)}
          isWrong={helper.some(({ error }) => Boolean(error))}
        >
          {inGroup('helper')}
        </HelperFields>
      </Group>
      <Group number={2} title={formTexts.groupWork}>
        {inGroup('work')}
      </Group>
      <Group number={3} title={formTexts.groupPapers}>
        {inGroup('papers')}
      </Group>
    </>
  );
}

function Group({
  number,
  title,
  children,
}: {
  number: number;
  title: Bilingual;
  children: ReactNode;
}) {
  return (
    <fieldset className={styles.group}>
      <legend>
        {formatNumber(useLanguage(), number)}. <WithSecondaryLanguage text={title} />
      </legend>
      {children}
    </fieldset>
  );
}

function Question({
  name,
  table,
  state,
}: {
  name: FieldKey;
  table: FieldTable;
  state: FieldState;
}) {
  const language = useLanguage();
  const { isRequired = !table[name].isOptional, ...rest } = state;
  const { label, placeholder, hint, isOptional, isLong, suggestions, input } = table[name];
  const parts = {
    name,
    label: <WithSecondaryLanguage text={label} />,
    note: isOptional && formTexts.optional[language],
    placeholder: placeholder?.[language],
    hint: hint?.[language],
    // For assistive technology alone: `required` would bring the browser's own bubbles.
    'aria-required': isRequired || undefined,
    autoComplete: input?.autoComplete,
    ...rest,
  };
  if (isLong) return <TextAreaField {...parts} wide />;
  const list = suggestions && `${name}-suggestions`;
  return (
    <>
      <TextField {...parts} {...input} list={list} />
      {suggestions && (
        <datalist id={list}>
          {suggestions.map((text) => (
            <option key={text.en}>{text[language]}</option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** A sentence and, on an English page, the same in Bengali on a line of its own. */
export function BothLines({ text }: { text: Bilingual }) {
  return (
    <span className={styles.lines}>
      <WithSecondaryLanguage text={text} />
    </span>
  );
}
