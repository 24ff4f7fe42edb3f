import { useFacts } from '#app/content/content-context.ts';
import { WithSecondaryLanguage } from '#app/i18n/with-secondary-language.tsx';
import { useLanguage } from '#app/i18n/text.ts';
import { SelectField, TextField } from '#app/ui/field/field.tsx';
import { keysOf } from '#app/config/typed-record.ts';
import { travelFieldNames } from '../contact-fields.ts';
import styles from './travel-questions.module.css';
import type { Journey, JourneyState } from './journey.ts';
import { tripTexts, travelTexts, trips } from './travel-fields.ts';

/** The questions about a journey, for the form on the air ticket page. */
export const journey: Journey = {
  names: travelFieldNames,
  draw: (state) => <TravelQuestions {...state} />,
};

/** All of it may be left out. */
function TravelQuestions({ answers, errorOf }: JourneyState) {
  const { airTicketWords } = useFacts('airticket');
  const language = useLanguage();
  const fields = keysOf(travelTexts).map((field) => {
    const { label, placeholder, hint, maxLength, isNumeric } = travelTexts[field];
    return (
      <TextField
        key={field}
        id={`contact-${field}`}
        name={field}
        label={<WithSecondaryLanguage text={label} />}
        placeholder={placeholder[language]}
        hint={hint?.[language]}
        maxLength={maxLength}
        autoComplete="off"
        inputMode={isNumeric && 'numeric'}
        defaultValue={answers?.[field]}
        error={errorOf(field)}
      />
    );
  });
  return (
    <fieldset className={styles.journey}>
      <legend>
        <WithSecondaryLanguage text={airTicketWords.journey} />{' '}
        <em>{airTicketWords.optional[language]}</em>
      </legend>
      {fields}
      <SelectField
        id="contact-trip"
        name="trip"
        label={<WithSecondaryLanguage text={tripTexts.label} />}
        defaultValue={answers?.trip}
        error={errorOf('trip')}
      >
        <option value="">{tripTexts.unsaid[language]}</option>
        {trips.map((trip) => (
          <option key={trip} value={trip}>
            {tripTexts[trip][language]}
          </option>
        ))}
      </SelectField>
      <p className={styles.charge}>{airTicketWords.charge[language]}</p>
    </fieldset>
  );
}
