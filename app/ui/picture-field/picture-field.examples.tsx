import { useState } from 'react';
import { firstCrop } from '#app/images/crop.ts';
import type { Example } from '../example.ts';
import { longText } from '../example.ts';
import { PictureField } from './picture-field.tsx';
import { useLoadedImage } from './use-picture.ts';

const label = { en: 'Picture', bn: 'ছবি' };
const size = { en: '(960 px by 600 px)', bn: '(৯৬০ পিক্সেল × ৬০০ পিক্সেল)' };
const wrong = { en: 'Choose a picture.', bn: 'একটি ছবি বাছুন।' };
const nothing = () => {};
const empty = {
  picture: null,
  crop: firstCrop,
  fileName: undefined,
  error: null,
  onChange: nothing,
  onCrop: nothing,
};

export const examples: Example[] = [
  {
    name: 'PictureField',
    render: ({ say }) => <PictureField {...empty} label={say(label)} name="picture" />,
  },
  {
    name: 'PictureField: error',
    render: ({ say }) => (
      <PictureField {...empty} label={say(label)} name="wrongPicture" error={say(wrong)} />
    ),
  },
  {
    name: 'PictureField: chosen',
    isWide: true,
    render: ({ say }) => <Chosen label={say(label)} note={say(size)} />,
  },
  {
    name: 'PictureField: long text',
    render: ({ say }) => (
      <PictureField
        {...empty}
        label={say(longText)}
        note={say(longText)}
        name="longPicture"
        fileName={say(longText)}
        error={say(longText)}
      />
    ),
  },
];

function Chosen({ label, note }: { label: string; note: string }) {
  const [crop, setCrop] = useState(firstCrop);
  const { image } = useLoadedImage('/share/home.en.png');
  return (
    <PictureField
      {...empty}
      label={label}
      note={note}
      crop={crop}
      name="chosenPicture"
      shape="scene"
      picture={image && { file: new File([], 'a.png'), image }}
      fileName="a.png"
      onCrop={setCrop}
    />
  );
}
