import { useState } from 'react';
import { type Control, both } from '#app/content/fields.ts';
import { isRecord } from '#app/content/leaves.ts';
import { decoration, pictureAddress, pictureWords } from '#app/content/pictures/picture.ts';
import type { Bilingual, Language } from '#app/i18n/language.ts';
import { useLanguage } from '#app/i18n/text.ts';
import { contentImage } from '#app/images/content-image.ts';
import { TickField } from '#app/ui/field/field.tsx';
import { ContentPictureField } from '../pictures/content-picture-field.tsx';
import { MarkFrames } from '../pictures/mark-frames.tsx';
import { shownValue } from '../saving/saving.ts';
import { useEditor } from './editor-context.ts';
import styles from './picture-input.module.css';
import { TwoTexts } from './text-pair.tsx';
import { textOf } from './value-lines.ts';

/** A picture of the content; of an uploaded one also what it shows in words, or the tick that it is decoration. */
export function PictureInput({
  path,
  control,
  value,
  label,
  isOptional,
  choose,
}: {
  path: string;
  control: Extract<Control, { kind: 'picture' }>;
  value: unknown;
  label: Bilingual;
  isOptional: boolean;
  choose: (value: unknown) => void;
}) {
  const { saving } = useEditor();
  const language = useLanguage();
  const address = pictureAddress(value);
  /** What was here, by address: whoever takes a picture back has its words again. */
  const [earlier] = useState(() => new Map<string, unknown>());

  function put(next: string, isSamePhoto: boolean) {
    if (!control.hasWords || !contentImage(next)) return choose(next || null);
    const words = isSamePhoto && isRecord(value) ? value : { en: '', bn: '' };
    choose(earlier.get(next) ?? { ...words, address: next });
  }

  return (
    <>
      <ContentPictureField
        // The field's own name stands above.
        label={<span className="visually-hidden">{label[language]}</span>}
        value={address}
        shape={control.shape}
        drawings={control.drawings}
        isOptional={isOptional}
        onChange={(next, isSamePhoto) => {
          earlier.set(address, value);
          put(next, isSamePhoto);
        }}
      />
      {control.ground && contentImage(address) && (
        <MarkFrames address={address} ground={shownValue(saving, control.ground)} />
      )}
      {control.hasWords && contentImage(address) && (
        <PictureWords {...{ path, value, address, choose }} />
      )}
    </>
  );
}

function PictureWords({
  path,
  value,
  address,
  choose,
}: {
  path: string;
  value: unknown;
  address: string;
  choose: (value: unknown) => void;
}) {
  const { saver } = useEditor();
  const language = useLanguage();
  const isDecoration = isRecord(value) && value.decoration === true;
  const texts = textOf(value);
  /** What was typed before the tick, so that taking it off brings it back. */
  const [typed, setTyped] = useState(texts);

  function type(inLanguage: Language, text: string) {
    saver.change({ path, value: { address, ...texts, [inLanguage]: text } });
  }

  return (
    <div className={styles.words}>
      <TickField
        label={decoration.label[language]}
        checked={isDecoration}
        onChange={({ currentTarget: { checked } }) => {
          if (checked) setTyped(texts);
          choose(checked ? { address, decoration: true } : { address, ...typed });
        }}
      />
      <p className="hint">{decoration.hint[language]}</p>
      {!isDecoration && (
        <TwoTexts {...{ path, field: words, label: words.label, texts }} onType={type} />
      )}
    </div>
  );
}

const words = both(pictureWords.label, pictureWords.hint, pictureWords.longest);
