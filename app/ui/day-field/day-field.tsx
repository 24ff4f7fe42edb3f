import type { ReactNode } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { weekdayOf } from '#app/i18n/weekday.ts';
import { maxDayLength } from '#app/normalise/typed-day.ts';
import fieldStyles from '../field/field.module.css';
import { FieldErrorText } from '../field/field.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { dayProblemTexts, dayTexts } from './day-field.text.ts';
import styles from './day-field.module.css';
import { useTypedDay } from './use-typed-day.ts';

/**
 * A day that staff type in any of the usual ways and digits, or choose from a calendar. The browser's own field would
 * put the month first or the day, as it likes; below this one stands how the day was understood, with its weekday and
 * the month in words. The form sends `yyyy-mm-dd`, and what is not understood as it was typed: so it is refused, and
 * never taken for empty.
 */
export function DayField({
  name,
  id = name,
  label,
  defaultValue = '',
  earliest = '0001-01-01',
  latest = '9999-12-31',
  orYear = false,
  required,
  disabled,
  error,
  onChange,
}: {
  name: string;
  /** Where the name is not the only one of the page. */
  id?: string;
  label: string;
  /** `yyyy-mm-dd`, `yyyy`, or empty. */
  defaultValue?: string | undefined;
  earliest?: string;
  latest?: string;
  /** Whether a year alone is an answer, too: the form then sends `yyyy`. */
  orYear?: boolean;
  required?: boolean;
  disabled?: boolean;
  /** What the form says of it, where the field itself finds nothing wrong. */
  error?: ReactNode;
  /** Gets what the form would send. */
  onChange?: (value: string) => void;
}) {
  const texts = useTexts(dayTexts);
  const problems = useTexts(dayProblemTexts);
  const language = useLanguage();
  const range = [earliest, latest] as const;
  const { input, sent, first, value, day, year, problem, inWords, ...on } = useTypedDay(
    defaultValue,
    range,
    { orYear, ...(onChange && { onChange }) },
  );
  const limit = problem?.problem === 'date_in_future' ? latest : earliest;
  const sentence = problem ? fill(problems[problem.problem], { day: inWords(limit) }) : error;
  return (
    <div className={fieldStyles.field} data-field>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          ref={input}
          id={id}
          className={fieldStyles.input}
          defaultValue={first}
          placeholder={texts.format}
          maxLength={maxDayLength}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={sentence ? `${id}-read ${id}-error` : `${id}-read`}
          aria-invalid={sentence ? true : undefined}
          onInput={on.follow}
          onBlur={on.leave}
          required={required}
          disabled={disabled}
        />
        <CalendarButton
          onChoose={on.choose}
          label={label}
          day={day}
          range={range}
          disabled={disabled}
        />
      </div>
      <input ref={sent} type="hidden" name={name} value={value} disabled={disabled} />
      <p id={`${id}-read`} role="status" className={styles.read}>
        {day && <strong>{`${weekdayOf(language, day)}, ${inWords(day)}`}</strong>}
        {year && <strong>{fill(texts.year, { year: inWords(year) })}</strong>}
        {!day && !year && (orYear ? texts.hintOrYear : texts.hint)}
      </p>
      {sentence && <FieldErrorText id={`${id}-error`}>{sentence}</FieldErrorText>}
      {problem && problem.choices.length > 0 && (
        <p className={styles.choices}>
          {texts.meant}
          {problem.choices.map((choice) => (
            <button key={choice} type="button" onClick={() => on.choose(choice)}>
              {inWords(choice)}?
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
