import { type FormEvent, useRef, useState } from 'react';
import { useTexts } from '#app/i18n/text.ts';
import type { ApiFailure } from '#app/platform/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { FailureAlert } from '#app/ui/failure-alert.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { type Notice, Toast } from '#app/ui/toast.tsx';
import { type Attempt, type Draft, addGalleryItem } from './add-gallery-item.ts';
import styles from './add-gallery-form.module.css';
import { GalleryPreview } from './gallery-preview.tsx';
import { PictureField } from './picture-field.tsx';
import { addGalleryTexts, fieldTexts } from './staff-gallery.text.ts';
import { usePictureAddress } from './use-picture-address.ts';

const fields = ['image', 'name', 'job', 'country', 'date'] as const;
type Field = (typeof fields)[number];
type Errors = Partial<Record<Field, keyof typeof fieldTexts>>;

/** The countries the agency works with; any other may be typed. */
const suggestions = ['Hungary', 'Portugal', 'Romania', 'Poland'];

/** The form for a new gallery item, beside the public card as it will look. */
export function AddGalleryForm() {
  const texts = useTexts(addGalleryTexts);
  const sentences = useTexts(fieldTexts);
  const form = useRef<HTMLFormElement>(null);
  const attempt = useRef<Attempt>(nothingTried());
  const [draft, setDraft] = useState<Partial<Draft>>({});
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [progress, setProgress] = useState<'uploading' | 'saving' | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const picture = usePictureAddress(draft.image);

  function readForm() {
    const now = draftOf(form.current!);
    setDraft(now);
    // What has been put right is not marked any longer; new marks appear only on submit.
    setErrors((before) => pick(before, missing(now)));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (progress) return;
    const now = draftOf(form.current!);
    const absent = missing(now);
    setFailure(null);
    setNotice(null);
    if (!isComplete(now, absent)) return mark(absent);
    setErrors({});
    setProgress('uploading');
    const result = await addGalleryItem(now, attempt.current, () => setProgress('saving'));
    setProgress(null);
    if (!result.ok) return showFailure(result);
    setNotice({ tone: 'success', sentence: texts.added, detail: `${now.name}, ${now.country}` });
    attempt.current = nothingTried();
    form.current?.reset();
    setDraft({});
  }

  function mark(wrong: Errors) {
    setErrors(wrong);
    const first = fields.find((field) => wrong[field]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  function showFailure(result: ApiFailure) {
    const wrong = errorsOf(result);
    if (Object.keys(wrong).length > 0) mark(wrong);
    else setFailure(result);
  }

  const errorOf = (field: Field) => errors[field] && sentences[errors[field]];
  return (
    <div className={styles.columns}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onInput={readForm}
        onSubmit={(event) => void submit(event)}
      >
        <PictureField
          address={picture}
          fileName={draft.image?.name}
          error={errorOf('image')}
          onChange={readForm}
        />
        <TextField
          label={texts.name}
          name="name"
          maxLength={120}
          required
          wide
          error={errorOf('name')}
        />
        <TextField label={texts.job} name="job" maxLength={120} required error={errorOf('job')} />
        <TextField
          label={texts.country}
          name="country"
          maxLength={80}
          required
          list="countries"
          error={errorOf('country')}
        >
          <datalist id="countries">
            {suggestions.map((country) => (
              <option key={country}>{country}</option>
            ))}
          </datalist>
        </TextField>
        <TextField
          label={texts.date}
          name="date"
          type="date"
          min="1990-01-01"
          max="9999-12-31"
          required
          error={errorOf('date')}
        />
        <div className={styles.end}>
          {failure && <FailureAlert failure={failure} takesFocus />}
          <Button type="submit" size="large" busy={progress !== null}>
            <Icon name="image-plus" />
            {texts.submit}
          </Button>
          <p className="hint" role="status">
            {progress ? texts[progress] : Object.keys(errors).length > 0 && texts.notAdded}
          </p>
        </div>
      </form>
      <GalleryPreview draft={draft} picture={picture} />
      {notice && <Toast notice={notice} onClose={() => setNotice(null)} />}
    </div>
  );
}

const nothingTried = (): Attempt => ({ uploaded: null, isUncertain: false });

function draftOf(form: HTMLFormElement): Partial<Draft> {
  const data = new FormData(form);
  const words = ['name', 'job', 'country', 'date'].map((name) => [
    name,
    String(data.get(name)).trim(),
  ]);
  const image = data.get('image');
  // A file input without a choice gives an empty file without a name.
  const hasImage = image instanceof File && image.name !== '';
  return { ...Object.fromEntries(words), ...(hasImage && { image }) } as Partial<Draft>;
}

function missing(draft: Partial<Draft>): Errors {
  const absent = fields.filter((field) => !draft[field]);
  return Object.fromEntries(absent.map((field) => [field, `required_${field}` as const]));
}

function isComplete(draft: Partial<Draft>, absent: Errors): draft is Draft {
  return Object.keys(draft).length > 0 && Object.keys(absent).length === 0;
}

function pick(before: Errors, still: Errors): Errors {
  return Object.fromEntries(Object.entries(before).filter(([field]) => field in still));
}

/** The fields that a refusal is about. One of the picture as a whole carries its code itself. */
function errorsOf(failure: ApiFailure): Errors {
  if (isFieldCode(failure.code)) return { image: failure.code };
  return Object.fromEntries(
    failure.errors
      .filter(({ field }) => fields.some((known) => known === field))
      .map(({ field, code }) => {
        const named = code === 'required' ? `required_${field}` : code;
        return [field, isFieldCode(named) ? named : 'invalid'];
      }),
  );
}

function isFieldCode(code: string): code is keyof typeof fieldTexts {
  return code in fieldTexts;
}
