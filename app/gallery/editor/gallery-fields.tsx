import { Fragment } from 'react';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FailureAlert } from '#app/ui/alert/failure-alert.tsx';
import { DayField } from '#app/ui/day-field/day-field.tsx';
import { TextField } from '#app/ui/field/field.tsx';
import { PictureField } from '#app/ui/picture-field/picture-field.tsx';
import { useFacts } from '#app/content/content-context.ts';
import type { Field, ItemWords } from './gallery-draft.ts';
import styles from './gallery-fields.module.css';
import type { ConsentField } from '../consent/consent.ts';
import { type Agreement, ConsentQuestion } from '../consent/consent-question.tsx';
import { ConsentFields } from '../consent/consent-fields.tsx';
import { earliestDay, maxLength } from '../gallery-item.ts';
import { addGalleryTexts } from './add-gallery.text.ts';
import { fieldTexts } from './gallery-fields.text.ts';
import type { useGalleryForm } from './use-gallery-form.ts';

type Form = ReturnType<typeof useGalleryForm>;

/** Picture, name, job, country, day and consent of an item, new or changed. */
export function GalleryFields({
  form,
  item,
  version,
  agreement,
}: {
  form: Form;
  /** Where it is asked first whether the person has agreed. */
  agreement?: Agreement | undefined;
  item?: ItemWords;
  /** With another one the fields begin with other words; a chosen picture stays. */
  version?: number;
}) {
  const texts = useTexts(addGalleryTexts);
  const sentences = useTexts(fieldTexts);
  const language = useLanguage();
  const { countries } = useFacts('countries');
  const errorOf = (field: Field) => {
    const error = form.errors[field];
    return error && sentences[error];
  };
  const parts = (field: Exclude<Field, 'image' | ConsentField>) => ({
    name: field,
    label: texts[field],
    defaultValue: item?.[field],
    required: true,
    error: errorOf(field),
  });
  return (
    <>
      <PictureField
        label={texts.image}
        note={texts.size}
        picture={form.picture}
        crop={form.crop}
        fileName={form.draft.image?.name}
        error={errorOf('image')}
        onChange={form.read}
        onCrop={form.setCrop}
      />
      {agreement && <ConsentQuestion {...agreement} errorOf={errorOf} />}
      <Fragment key={version}>
        <TextField {...parts('name')} maxLength={maxLength.name} wide />
        <TextField {...parts('job')} maxLength={maxLength.job} />
        <TextField {...parts('country')} maxLength={maxLength.country} list="countries">
          <datalist id="countries">
            {/* Those the agency works with; any other may be typed. */}
            {countries.map(({ code, name }) => (
              <option key={code}>{name[language]}</option>
            ))}
          </datalist>
        </TextField>
        <DayField {...parts('date')} earliest={earliestDay} />
        {!agreement && <ConsentFields consent={item} errorOf={errorOf} />}
      </Fragment>
    </>
  );
}

/** How far it has got, why it did not work, and a way to stop an upload. */
export function GalleryProgress({ form }: { form: Form }) {
  const texts = useTexts(addGalleryTexts);
  const { progress, failure, errors, isCancelled } = form;
  return (
    <>
      {failure && <FailureAlert failure={failure} takesFocus />}
      {progress?.step === 'uploading' && (
        <div className={styles.upload}>
          <progress value={progress.share} max={1} aria-label={texts.uploading} />
          <Button tone="ghost" size="small" onClick={form.cancelUpload}>
            {texts.cancelUpload}
          </Button>
        </div>
      )}
      <p className="hint" role="status">
        {progress
          ? texts[progress.step]
          : Object.keys(errors).length > 0
            ? texts.notAdded
            : isCancelled && texts.cancelled}
      </p>
    </>
  );
}
