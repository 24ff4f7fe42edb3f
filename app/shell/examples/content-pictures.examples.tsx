import { useState } from 'react';
import { ContentPictureField } from '#app/editing/pictures/content-picture-field.tsx';
import type { ContentShape } from '#app/images/image-shapes.ts';
import type { Example } from '#app/ui/example.ts';
import { longText } from '#app/ui/example.ts';

const portraits = ['portrait-ceo', 'portrait-partner-1', 'portrait-partner-2'];
const scenes = ['services-office', 'consultation-desk', 'training-bench'];
const label = { en: 'Portrait', bn: 'ছবি' };
const hint = {
  en: 'A real photo that the person has agreed to.',
  bn: 'আসল ছবি, যা দেখাতে তিনি রাজি আছেন।',
};

export const examples: Example[] = [
  {
    name: 'ContentPictureField: portrait',
    render: ({ say }) => (
      <Field label={say(label)} hint={say(hint)} shape="portrait" drawings={portraits} />
    ),
  },
  {
    name: 'ContentPictureField: scene',
    render: ({ say }) => <Field label={say(label)} shape="scene" drawings={scenes} />,
  },
  {
    name: 'ContentPictureField: share',
    render: ({ say }) => <Field label={say(label)} shape="share" drawings={[]} />,
  },
  {
    name: 'ContentPictureField: long text',
    render: ({ say }) => (
      <Field
        label={say(longText)}
        hint={say(longText)}
        error={say(longText)}
        shape="scene"
        drawings={[...scenes, ...portraits]}
      />
    ),
  },
];

function Field({
  drawings,
  ...rest
}: {
  label: string;
  hint?: string;
  error?: string;
  shape: ContentShape;
  drawings: string[];
}) {
  const addresses = drawings.map((name) => `/illustrations/${name}.svg`);
  const [value, setValue] = useState(addresses[0] ?? '');
  return (
    <ContentPictureField
      {...rest}
      value={value}
      isOptional
      drawings={addresses}
      onChange={setValue}
    />
  );
}
