import { type PointerEvent, useId, useRef } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './crop-field.module.css';
import { CroppedPicture } from './cropped-picture.tsx';
import { type Crop, pulled, squareOf } from './crop.ts';
import { cropTexts } from './crop-field.text.ts';

/** Side of the square, in pixels, below which the picture looks coarse. */
const advisedSide = 400;

/** Chooses the square: by pulling the picture, or with three sliders, which the arrow keys move. */
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
  const from = useRef<{ x: number; y: number } | null>(null);
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const side = Math.floor(squareOf(size, crop).side);
  const isWide = size.width > side;
  const isTall = size.height > side;

  function pull(event: PointerEvent<HTMLElement>) {
    if (!from.current) return;
    const now = { x: event.clientX, y: event.clientY };
    const by = { x: now.x - from.current.x, y: now.y - from.current.y };
    from.current = now;
    onChange(pulled(size, crop, by, event.currentTarget.clientWidth));
  }

  return (
    <fieldset className={styles.field}>
      <legend>{texts.legend}</legend>
      <div
        className={styles.square}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={pull}
        onPointerUp={() => {
          from.current = null;
        }}
        onPointerCancel={() => {
          from.current = null;
        }}
      >
        <CroppedPicture image={image} crop={crop} className={styles.picture} />
      </div>
      <div className={styles.sliders}>
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
          min={100}
          max={400}
          value={crop.zoom}
          onChange={(zoom) => onChange({ ...crop, zoom })}
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
