import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '#app/http/api-client.ts';
import { uploadForm } from '#app/http/upload.ts';
import { firstCrop } from '#app/images/crop.ts';
import { type ContentShape, keepsClear } from '#app/images/image-shapes.ts';
import { reducedFile } from '#app/ui/crop-field/draw-part.ts';
import { pictureErrors } from '#app/ui/picture-field/picture-field.text.ts';
import { isPictureKind } from '#app/ui/picture-field/picture-kinds.ts';
import { usePicture } from '#app/ui/picture-field/use-picture.ts';

type ErrorCode = keyof typeof pictureErrors | 'required';

/**
 * The state of a form with one picture: the file, its crop, what is wrong with it, how much of it has been sent (from 0
 * to 1), and why that failed. A failure keeps file and crop for another try. A form that is left stops sending; the
 * server then keeps nothing.
 */
export function usePictureUpload(
  form: RefObject<HTMLFormElement | null>,
  shape: ContentShape,
  onDone: (address: string) => void,
) {
  const cancel = useRef<AbortController | null>(null);
  const [file, setFile] = useState<File>();
  const [crop, setCrop] = useState(firstCrop);
  const [error, setError] = useState<ErrorCode | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const picture = usePicture(file);

  useEffect(() => () => cancel.current?.abort(), []);

  /** Reads the form after a file was chosen; moving a slider is no new choice. */
  function read() {
    const chosen = chosenFile(form.current);
    if (!chosen || chosen === file) return;
    setFile(chosen);
    setCrop(firstCrop);
    setError(isPictureKind(chosen) ? null : 'unsupported_type');
  }

  async function send() {
    if (progress !== null) return;
    setFailure(null);
    const wrong = !file ? 'required' : isPictureKind(file) ? null : 'unsupported_type';
    if (!file || wrong) return mark(wrong);
    setError(null);
    setProgress(0);
    const controller = new AbortController();
    cancel.current = controller;
    const data = new FormData();
    data.set('image', picture ? await reducedFile(file, picture.image, keepsClear(shape)) : file);
    data.set('shape', shape);
    data.set('focus', JSON.stringify(crop));
    const watch = { signal: controller.signal, onProgress: setProgress };
    const result = await uploadForm('POST /api/content/pictures', data, watch);
    if (controller.signal.aborted) return;
    setProgress(null);
    if (result.ok) onDone(result.data.data.url);
    else if (isErrorCode(result.code)) mark(result.code);
    else setFailure(result);
  }

  function mark(code: ErrorCode | null) {
    setError(code);
    form.current?.querySelector<HTMLElement>('input[type=file]')?.focus();
  }

  return { file, picture, crop, setCrop, error, failure, progress, read, send };
}

function chosenFile(form: HTMLFormElement | null): File | null {
  return form?.querySelector<HTMLInputElement>('input[type=file][name]')?.files?.[0] ?? null;
}

function isErrorCode(code: string): code is keyof typeof pictureErrors {
  return code in pictureErrors;
}
