import { destinationNames, destinations } from '#app/content/destinations.ts';
import { currencies } from '#app/content/kinds/trust/costs.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { useTexts } from '#app/i18n/text.ts';
import { choiceTexts, inputTexts } from './fields.text.ts';
import { givers, termLengths, termRanges } from './terms.ts';
import { currencyTexts, lineTexts } from './terms.text.ts';
import {
  Beside,
  BothInputs,
  ChoiceInput,
  FieldGroup,
  NumberInput,
  TextInput,
  type TypedForm,
} from './typed-inputs.tsx';

/** The fields of the twelve lines, in their order, for a job order and for a case without one: `jobTerms` reads them. */
export function TermsFields({ form }: { form: TypedForm }) {
  const texts = useTexts(inputTexts);
  const lines = useTexts(lineTexts);
  return (
    <>
      <FieldGroup legend={lines.job}>
        <BothInputs name="title" longest={termLengths.title} form={form} />
        <TextInput name="employer" longest={termLengths.name} form={form} />
        <Beside>
          <TextInput name="city" longest={termLengths.name} form={form} />
          <ChoiceInput name="country" choices={countryChoices} form={form} />
        </Beside>
      </FieldGroup>
      <FieldGroup legend={lines.wage}>
        <Beside>
          <NumberInput name="wage" range={termRanges.wage} form={form} />
          <ChoiceInput name="currency" choices={currencyChoices} form={form} />
        </Beside>
        <Beside>
          <ChoiceInput name="per" choices={chosenFrom('month', 'day', 'hour')} form={form} />
          <ChoiceInput name="pay" choices={chosenFrom('net', 'gross')} form={form} />
        </Beside>
      </FieldGroup>
      <FieldGroup legend={texts.hoursGroup}>
        <Beside>
          <NumberInput name="hours" range={termRanges.hours} form={form} />
          <NumberInput name="contractMonths" range={termRanges.contractMonths} form={form} />
        </Beside>
        <ChoiceInput name="daysOff.paid" choices={chosenFrom('true', 'false')} form={form} />
        <Beside>
          <NumberInput name="daysOff.week" range={termRanges['daysOff.week']} form={form} />
          <NumberInput name="daysOff.year" range={termRanges['daysOff.year']} form={form} />
        </Beside>
        <span />
        <BothInputs name="overtime" longest={termLengths.words} form={form} />
      </FieldGroup>
      {(['lodging', 'food', 'transport'] as const).map((name) => (
        <FieldGroup key={name} legend={lines[name]}>
          <ChoiceInput name={`${name}.by`} choices={chosenFrom(...givers)} form={form} />
          <span />
          <BothInputs name={`${name}.words`} longest={termLengths.words} form={form} />
        </FieldGroup>
      ))}
      <FieldGroup legend={lines.ticket}>
        <ChoiceInput name="ticketPaidBy" choices={chosenFrom(...givers)} form={form} />
      </FieldGroup>
    </>
  );
}

type Choices = (readonly [code: string, name: Bilingual])[];

const chosenFrom = (...codes: (keyof typeof choiceTexts)[]): Choices =>
  codes.map((code) => [code, choiceTexts[code]]);

const countryChoices: Choices = destinations.map((code) => [code, destinationNames[code]]);

const currencyChoices: Choices = currencies.map((code) => {
  const { en, bn } = currencyTexts[code];
  return [code, { en: `${code}, ${en}`, bn: `${code}, ${bn}` }];
});
