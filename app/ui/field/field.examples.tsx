import type { Example } from '../example.ts';
import { longText } from '../example.ts';
import { FieldErrorText, TextAreaField, TextField, TickField } from './field.tsx';
import { RadioTiles } from './radio-tiles.tsx';

const label = { en: 'Your name', bn: 'আপনার নাম' };
const error = { en: 'Write your name.', bn: 'আপনার নাম লিখুন।' };
const consent = {
  en: 'The agency may keep my answers.',
  bn: 'এজেন্সি আমার উত্তরগুলো রাখতে পারে।',
};

export const examples: Example[] = [
  { name: 'TextField', render: ({ say }) => <TextField label={say(label)} name="plain" /> },
  {
    name: 'TextField: note and hint',
    render: ({ say }) => (
      <TextField
        label={say(label)}
        note={say({ en: '(optional)', bn: '(না দিলেও হবে)' })}
        hint={say({ en: 'As it stands in your passport.', bn: 'পাসপোর্টে যেমন আছে।' })}
        name="hinted"
      />
    ),
  },
  {
    name: 'TextField: placeholder',
    render: ({ say }) => (
      <TextField
        label={say(label)}
        placeholder={say({ en: 'Rakib Hasan', bn: 'রাকিব হাসান' })}
        name="placeholder"
      />
    ),
  },
  {
    name: 'TextField: filled in',
    render: ({ say }) => (
      <TextField
        label={say(label)}
        defaultValue={say({ en: 'Rakib Hasan', bn: 'রাকিব হাসান' })}
        name="filled"
      />
    ),
  },
  {
    name: 'TextField: error',
    render: ({ say }) => (
      <TextField
        label={say(label)}
        hint={say({ en: 'As it stands in your passport.', bn: 'পাসপোর্টে যেমন আছে।' })}
        error={say(error)}
        name="wrong"
      />
    ),
  },
  {
    name: 'TextField: with a box below',
    render: ({ say }) => (
      <TextField label={say({ en: 'Passport number', bn: 'পাসপোর্ট নম্বর' })} name="passport">
        <TickField
          label={say({ en: 'I have no passport yet', bn: 'আমার এখনও পাসপোর্ট নেই' })}
          name="noPassport"
        />
      </TextField>
    ),
  },
  {
    name: 'TextField: long text',
    render: ({ say }) => (
      <TextField
        label={say(longText)}
        note={say(longText)}
        hint={say(longText)}
        error={say(longText)}
        defaultValue={say(longText)}
        name="long"
      />
    ),
  },
  {
    name: 'TextAreaField',
    render: ({ say }) => (
      <TextAreaField label={say({ en: 'Your message', bn: 'আপনার বার্তা' })} name="lines" />
    ),
  },
  {
    name: 'TextAreaField: error',
    render: ({ say }) => (
      <TextAreaField
        label={say({ en: 'Your message', bn: 'আপনার বার্তা' })}
        error={say({ en: 'Write your message.', bn: 'আপনার বার্তা লিখুন।' })}
        name="wrongLines"
      />
    ),
  },
  { name: 'TickField', render: ({ say }) => <TickField label={say(consent)} name="tick" /> },
  {
    name: 'TickField: error',
    render: ({ say }) => (
      <TickField
        label={say(consent)}
        error={say({ en: 'Tick the box.', bn: 'ঘরটিতে টিক দিন।' })}
        name="wrongTick"
      />
    ),
  },
  {
    name: 'TickField: long text',
    render: ({ say }) => <TickField label={say(longText)} name="longTick" />,
  },
  {
    name: 'RadioTiles',
    render: ({ say }) => (
      <RadioTiles
        legend={say({ en: 'What do you do here?', bn: 'এখানে আপনি কী করেন?' })}
        name="tiles"
        tiles={[
          { value: 'calls', icon: 'phone', label: say({ en: 'Calls', bn: 'কল' }) },
          { value: 'other', icon: 'globe', label: say(longText), hint: say(longText) },
        ]}
        value="calls"
        onChoose={() => {}}
      />
    ),
  },
  { name: 'FieldErrorText', render: ({ say }) => <FieldErrorText>{say(error)}</FieldErrorText> },
];
