import { useId, useState } from 'react';
import { formatDayOfYear } from '#app/i18n/day-of-year.ts';
import { formatDigits } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { weekdayOf } from '#app/i18n/weekday.ts';
import { DayField } from '#app/ui/day-field/day-field.tsx';
import { FieldErrorText } from '#app/ui/field/field.tsx';
import { callTexts } from './calls.text.ts';
import chips from './chips.module.css';
import { offeredDays } from './follow-up.ts';

/** The day of the next call: three in one tap, any other typed. What is chosen is `yyyy-mm-dd`, or as it was typed; empty for none. */
export function FollowUpDays({
  today,
  chosen,
  error,
  onChoose,
}: {
  /** `yyyy-mm-dd` */
  today: string;
  chosen: string;
  error?: string | undefined;
  onChoose: (day: string) => void;
}) {
  const texts = useTexts(callTexts);
  const language = useLanguage();
  const id = useId();
  const days = offeredDays(today);
  const [isOther, setOther] = useState(false);
  return (
    <fieldset className={chips.outcomes} aria-describedby={error && `${id}-error`}>
      <legend>{texts.followUpOn}</legend>
      <div className={`${chips.chips} ${chips.days}`}>
        {days.map(({ name, day }) => (
          <label key={name} className={chips.chip}>
            <input
              type="radio"
              name={id}
              checked={!isOther && chosen === day}
              onChange={() => {
                setOther(false);
                onChoose(day);
              }}
              onClick={() => !isOther && chosen === day && onChoose('')}
            />
            <span>
              {name === 'weekday' ? weekdayOf(language, day) : texts[name]}
              <small>
                {name === 'tomorrow'
                  ? `${weekdayOf(language, day)} ${formatDigits(language, String(Number(day.slice(-2))))}`
                  : formatDayOfYear(language, day, 'long')}
              </small>
            </span>
          </label>
        ))}
        <label className={chips.chip}>
          <input
            type="radio"
            name={id}
            checked={isOther}
            onChange={() => {
              setOther(true);
              onChoose('');
            }}
          />
          <span>
            {texts.otherDay}
            <small>{texts.otherDayExample}</small>
          </span>
        </label>
      </div>
      {isOther && (
        <DayField
          name="followUpOn"
          id={`${id}-day`}
          label={texts.otherDay}
          earliest={today}
          onChange={onChoose}
        />
      )}
      {error && <FieldErrorText id={`${id}-error`}>{error}</FieldErrorText>}
    </fieldset>
  );
}
