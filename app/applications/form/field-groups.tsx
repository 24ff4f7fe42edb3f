import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './application-form.module.css';
import { keysOf } from '#app/config/typed-record.ts';
import { type FieldKey, type FieldTable, fields } from '../fields.ts';
import { WithSecondaryLanguage } from '#app/i18n/with-secondary-language.tsx';
import { formatDigits } from '#app/i18n/format.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { TextAreaField, TextField } from '#app/ui/field/field.tsx';
import { formTexts } from './form.text.ts';
import disclosure from '../form-static/disclosure.module.css';

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
  afterFirst,
}: {
  table?: FieldTable;
  stateOf: (field: FieldKey) => FieldState;
  /** Between the first group and the second. */
  afterFirst?: ReactNode;
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
      {afterFirst}
      <Group number={2} title={formTexts.groupWork}>
        {inGroup('work')}
      </Group>
      <Group number={3} title={formTexts.groupPapers}>
        {inGroup('papers')}
      </Group>
    </>
  );
}

/** Headed by its number of three, so that one sees how far it goes. */
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
        <b>{formatDigits(useLanguage(), `${number}/3`)}</b> <WithSecondaryLanguage text={title} />
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
  const { label, placeholder, hint, isOptional, isLong, choices, input } = table[name];
  const parts = {
    name,
    label: <WithSecondaryLanguage text={label} />,
    note: isOptional && formTexts.optional[language],
    placeholder: placeholder?.[language],
    hint: hint?.[language],
    // There are many jobs to choose from.
    wide: isLong || choices === 'job',
    // For assistive technology alone: `required` would bring the browser's own bubbles.
    'aria-required': isRequired || undefined,
    autoComplete: input?.autoComplete,
    ...rest,
  };
  return isLong ? <TextAreaField {...parts} /> : <TextField {...parts} {...input} />;
}

/** A sentence and, on an English page, the same in Bengali on a line of its own. */
export function BothLines({ text }: { text: Bilingual }) {
  return (
    <span className={styles.lines}>
      <WithSecondaryLanguage text={text} />
    </span>
  );
}

/** "Filling in for someone else": folded, because most people do not, until it has an answer or lacks one. */
function HelperFields({
  isOpen,
  isWrong,
  children,
}: {
  /** From the start. */
  isOpen: boolean;
  isWrong: boolean;
  children: ReactNode;
}) {
  const texts = useTexts(formTexts);
  const [opensAtFirst] = useState(isOpen || isWrong);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // Not by the prop: it would close again over somebody who types.
    if (isWrong) details.current!.open = true;
  }, [isWrong]);
  return (
    <details ref={details} open={opensAtFirst} className={`${disclosure.more} ${disclosure.wide}`}>
      <summary>
        <WithSecondaryLanguage text={formTexts.helper} />
      </summary>
      <p>{texts.helperAdvice}</p>
      <div className={disclosure.pair}>{children}</div>
    </details>
  );
}
