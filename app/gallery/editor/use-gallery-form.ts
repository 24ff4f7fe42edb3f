import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { ApiFailure, ApiResult } from '#app/http/api-client.ts';
import { discardUpload, uploadForm } from '#app/http/upload.ts';
import { type Crop, firstCrop } from '#app/images/crop.ts';
import { croppedFile } from '#app/ui/crop-field/draw-part.ts';
import { usePicture } from '#app/ui/picture-field/use-picture.ts';
import type { Attempt, Draft, Upload } from './upload-and-add.ts';
import {
  type Errors,
  draftOf,
  errorsOf,
  fields,
  stillWrong,
  unfinished,
  unsuitable,
} from './gallery-draft.ts';

/** How far a submission has got; `share` of the picture from 0 to 1. */
type Progress = { step: 'uploading'; share: number } | { step: 'saving' };

/** How a form's content is saved: `attempt` remembers an upload between attempts. */
type Save = (
  draft: Draft,
  attempt: Attempt,
  steps: { upload: Upload; onUploaded: () => void },
) => Promise<ApiResult<unknown>>;

/**
 * The state of a form for a gallery item, new or changed. A failure keeps everything typed; a
 * cancelled upload, and a form that is left, leave nothing on the server. It calls the API itself: an action
 * of the router could neither take a file with its progress nor be cancelled.
 */
export function useGalleryForm(
  form: RefObject<HTMLFormElement | null>,
  save: Save,
  { hasPicture, onDone }: { hasPicture: boolean; onDone: (draft: Draft) => void },
) {
  const attempt = useRef<Attempt>(nothingTried());
  const cancel = useRef<AbortController | null>(null);
  const cropped = useRef<{ from: File; crop: Crop; file: File } | null>(null);
  const [draft, setDraft] = useState<Partial<Draft>>({});
  const [crop, setCrop] = useState(firstCrop);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [isCancelled, setCancelled] = useState(false);
  const picture = usePicture(draft.image);

  useEffect(() => {
    const last = attempt;
    return () => {
      cancel.current?.abort();
      if (last.current.uploaded) discardUpload(last.current.uploaded.url);
    };
  }, []);

  /** Reads the form after something was typed or chosen. */
  function read() {
    if (!form.current) return;
    const now = draftOf(form.current);
    if (now.image !== draft.image) setCrop(firstCrop);
    setDraft(now);
    setErrors((before) => ({
      ...stillWrong(before, unfinished(now, hasPicture)),
      ...unsuitable(now),
    }));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (progress || !form.current) return;
    const now = draftOf(form.current);
    const wrong = { ...unfinished(now, hasPicture), ...unsuitable(now) };
    setFailure(null);
    setCancelled(false);
    if (Object.keys(wrong).length > 0) return mark(wrong);
    setErrors({});
    const controller = new AbortController();
    cancel.current = controller;
    if (now.image) setProgress({ step: 'uploading', share: 0 });
    else setProgress({ step: 'saving' });
    const image = now.image && (await square(now.image));
    const result = await save({ ...now, ...(image && { image }) }, attempt.current, {
      upload: (data) =>
        uploadForm('POST /api/images', data, {
          signal: controller.signal,
          onProgress: (share) => setProgress({ step: 'uploading', share }),
        }),
      onUploaded: () => setProgress({ step: 'saving' }),
    });
    setProgress(null);
    if (controller.signal.aborted) return setCancelled(true);
    if (!result.ok) return showFailure(result);
    attempt.current = nothingTried();
    form.current?.reset();
    setDraft({});
    onDone(now);
  }

  /** The same square again is the same file, which is then not sent again. */
  async function square(file: File): Promise<File> {
    if (!picture || picture.file !== file) return file;
    const made = cropped.current;
    if (made?.from === file && made.crop === crop) return made.file;
    cropped.current = { from: file, crop, file: await croppedFile(file, picture.image, crop) };
    return cropped.current.file;
  }

  function mark(wrong: Errors) {
    setErrors(wrong);
    const first = fields.find((field) => wrong[field]);
    const element = first && form.current?.querySelector<HTMLElement>(`#${first}`);
    element?.closest('details')?.setAttribute('open', '');
    element?.focus();
  }

  function showFailure(result: ApiFailure) {
    const wrong = errorsOf(result);
    if (Object.keys(wrong).length > 0) mark(wrong);
    else setFailure(result);
  }

  return {
    ...{ draft, picture, crop, setCrop, errors, failure, progress, isCancelled },
    read,
    submit,
    cancelUpload: () => cancel.current?.abort(),
  };
}

const nothingTried = (): Attempt => ({
  uploaded: null,
  isUncertain: false,
  added: null,
});
