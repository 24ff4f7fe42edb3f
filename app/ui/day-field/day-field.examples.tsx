import type { Example } from '../example.ts';
import { longText } from '../example.ts';
import { DayField } from './day-field.tsx';

const label = { en: 'Departure date', bn: 'যাত্রার তারিখ' };

export const examples: Example[] = [
  { name: 'DayField', render: ({ say }) => <DayField label={say(label)} name="day" /> },
  {
    name: 'DayField: filled in',
    render: ({ say }) => <DayField label={say(label)} name="filledDay" defaultValue="2026-06-05" />,
  },
  {
    name: 'DayField: error',
    render: ({ say }) => (
      <DayField
        label={say(label)}
        name="wrongDay"
        error={say({ en: 'Write the day of departure.', bn: 'যাত্রার তারিখ লিখুন।' })}
      />
    ),
  },
  {
    name: 'DayField: disabled',
    render: ({ say }) => (
      <DayField label={say(label)} name="disabledDay" defaultValue="2026-06-05" disabled />
    ),
  },
  {
    name: 'DayField: long text',
    render: ({ say }) => <DayField label={say(longText)} name="longDay" error={say(longText)} />,
  },
];
