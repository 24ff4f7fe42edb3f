import { useId } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './crop-field.module.css';
import { CroppedPicture } from './cropped-picture.tsx';
import { type Crop, nearer, squareOf, zoomRange } from './crop.ts';
import { cropTexts } from './crop-field.text.ts';
import { useCropGestures } from './use-crop-gestures.ts';

/** Side of the square, in pixels, below which the picture looks coarse. */
const advisedSide = 400;

/** Chooses the square: with fingers, mouse and wheel, or with three sliders, which the arrow keys move. */
export function CropField({
  image,
  crop,
  onChange,
}: {
  image: HTMLImageElement;
  crop: Crop;
  onChange: (crop: Crop) => void;
}) {
  const texts = useTexts(cropTexts);
  const language = useLanguage();
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const side = Math.floor(squareOf(size, crop).side);
  const isWide = size.width > side;
  const isTall = size.height > side;

  const gestures = useCropGestures(size, crop, onChange);

  return (
    <fieldset className={styles.field}>
      <legend>{texts.legend}</legend>
      <div className={styles.square} {...gestures}>
        <CroppedPicture image={image} crop={crop} className={styles.picture} />
      </div>
      <div className={styles.sliders}>
        <p className="hint">{texts.hint}</p>
        <Slider
          label={texts.across}
          value={crop.x}
          disabled={!isWide}
          onChange={(x) => onChange({ ...crop, x })}
        />
        <Slider
          label={texts.down}
          value={crop.y}
          disabled={!isTall}
          onChange={(y) => onChange({ ...crop, y })}
        />
        <Slider
          label={texts.zoom}
          {...zoomRange}
          value={crop.zoom}
          onChange={(zoom) => onChange(nearer(size, crop, zoom / crop.zoom))}
        />
        <p role="status" className={styles.note}>
          {side < advisedSide && (
            <>
              <Icon name="info" />
              {fill(texts.small, { side: formatNumber(language, side) })}
            </>
          )}
        </p>
      </div>
    </fieldset>
  );
}

function Slider({
  label,
  value,
  min = 0,
  max = 100,
  disabled = false,
  onChange,
}: {
  label: string;
  value: number;
  min?: number;
  max?: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
