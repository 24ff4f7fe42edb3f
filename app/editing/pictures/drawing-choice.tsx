import { useId } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import type { ContentShape } from '#app/images/image-shapes.ts';
import styles from './content-picture-field.module.css';
import { contentPictureTexts } from './content-picture-field.text.ts';

/** The shipped drawings, small and beside each other; nothing where there are none for the place. */
export function DrawingChoice({
  value,
  shape,
  drawings,
  onChange,
}: {
  value: string;
  shape: ContentShape;
  drawings: readonly string[];
  onChange: (address: string) => void;
}) {
  const texts = useTexts(contentPictureTexts);
  const language = useLanguage();
  const name = useId();
  if (drawings.length === 0) return null;
  return (
    <fieldset className={styles.drawings}>
      <legend>{texts.drawings}</legend>
      {drawings.map((address, index) => (
        <label key={address} className={styles[shape]}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={address === value}
            onChange={() => onChange(address)}
          />
          <img
            src={address}
            alt={fill(texts.drawing, { number: formatNumber(language, index + 1) })}
            loading="lazy"
          />
        </label>
      ))}
    </fieldset>
  );
}
