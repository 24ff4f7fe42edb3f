import { useId } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { type Crop, frameOf, nearer, zoomRange } from '#app/images/crop.ts';
import { type ImageShape, imageShapes, largestFile, ratioOf } from '#app/images/image-shapes.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './crop-field.module.css';
import { CroppedPicture } from './cropped-picture.tsx';
import { cropTexts } from './crop-field.text.ts';
import { useCropGestures } from './use-crop-gestures.ts';

/** Chooses the part that is shown: with fingers, mouse and wheel, or with three sliders, which the arrow keys move. */
export function CropField({
  image,
  crop,
  shape = 'square',
  onChange,
}: {
  image: HTMLImageElement;
  crop: Crop;
  shape?: ImageShape;
  onChange: (crop: Crop) => void;
}) {
  const texts = useTexts(cropTexts);
  const language = useLanguage();
  const ratio = ratioOf(shape);
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const frame = frameOf(size, crop, ratio);
  const [width, height] = [Math.floor(frame.width), Math.floor(frame.height)];
  const isSquare = ratio === 1;
  const advised = advisedSize(shape);
  const number = (pixels: number) => formatNumber(language, pixels);

  const gestures = useCropGestures(size, crop, { ratio, onChange });

  return (
    <fieldset className={styles.field}>
      <legend>{isSquare ? texts.legend : texts.partLegend}</legend>
      <div className={styles.frame} {...gestures}>
        <CroppedPicture image={image} crop={crop} ratio={ratio} className={styles.picture} />
      </div>
      <div className={styles.sliders}>
        <p className="hint">{texts.hint}</p>
        <Slider
          label={texts.across}
          value={crop.x}
          disabled={size.width <= width}
          onChange={(x) => onChange({ ...crop, x })}
        />
        <Slider
          label={texts.down}
          value={crop.y}
          disabled={size.height <= height}
          onChange={(y) => onChange({ ...crop, y })}
        />
        <Slider
          label={texts.zoom}
          {...zoomRange}
          value={crop.zoom}
          onChange={(zoom) => onChange(nearer(size, crop, zoom / crop.zoom, ratio))}
        />
        <p role="status" className={styles.note}>
          {width < advised.width && (
            <>
              <Icon name="info" />
              {isSquare
                ? fill(texts.small, { side: number(width) })
                : fill(texts.smallPart, {
                    width: number(width),
                    height: number(height),
                    least: `${number(advised.width)} × ${number(advised.height)}`,
                  })}
            </>
          )}
        </p>
      </div>
    </fieldset>
  );
}

/** Below the size of its smallest file a picture looks coarse. */
function advisedSize(shape: ImageShape) {
  return imageShapes[shape].at(-1) ?? largestFile(shape);
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
