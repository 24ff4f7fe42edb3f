import { ApiError } from './api-error.server.ts';
import { fieldError } from './field-errors.ts';

/**
 * Reads a multipart form with a file in one of its fields. Throws the `ApiError` with which the call is refused. The
 * `name` is the one that the sender gave the file.
 */
export async function readUpload(
  request: Request,
  field: string,
  maxBytes: number,
): Promise<{ bytes: Uint8Array; name: string; form: FormData }> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) {
    throw new ApiError('unsupported_type');
  }
  const form = await request.formData().catch((error: unknown) => {
    // Thrown by the body limit while the form is being read: it knows better than the parser.
    if (error instanceof ApiError) throw error;
    throw new ApiError('unreadable');
  });
  const file = form.get(field);
  if (!(file instanceof File)) {
    throw new ApiError('invalid_input', { errors: [fieldError(field, 'required')] });
  }
  if (file.size > maxBytes) throw new ApiError('too_large');
  return { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name, form };
}
