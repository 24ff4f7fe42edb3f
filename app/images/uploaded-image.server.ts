import { ApiError } from '#app/http/api-error.server.ts';
import { fieldError } from '#app/http/field-errors.ts';
import { maxImageBytes } from './decode-image.server.ts';

/**
 * Reads a multipart form with a picture in its field `image`. Throws the `ApiError` with which the call is refused. The
 * name that the sender gave the file is never looked at.
 */
export async function readUpload(request: Request): Promise<{ bytes: Uint8Array; form: FormData }> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    throw new ApiError('unsupported_type');
  }
  const form = await request.formData().catch((error: unknown) => {
    // Thrown by the body limit while the form is being read: it knows better than the parser.
    if (error instanceof ApiError) throw error;
    throw new ApiError('unreadable');
  });
  const file = form.get('image');
  if (!(file instanceof File)) {
    throw new ApiError('invalid_input', { errors: [fieldError('image', 'required')] });
  }
  if (file.size > maxImageBytes) throw new ApiError('too_large');
  return { bytes: new Uint8Array(await file.arrayBuffer()), form };
}
