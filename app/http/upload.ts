import {
  type AnswerOf,
  type ApiResult,
  callApi,
  resultOf,
  signedInAnew,
  unreachable,
} from './api-client.ts';
import { accountHeaders } from '#app/auth/account-header.ts';
import { renewalsSoFar } from '#app/auth/session-renewal.ts';
import { imageKeyOf } from '#app/images/image-address.ts';

/** The calls that take a picture; all answer its address. */
type UploadCall = 'POST /api/images' | 'POST /api/content/pictures';
type Uploaded = ApiResult<AnswerOf<UploadCall>>;

/**
 * Uploads a form with a picture to our API like `callApi`, but reports progress from 0 to 1, which `fetch`
 * cannot. When aborted, it ends at once with the code `unreachable`.
 */
export async function uploadForm(
  call: UploadCall,
  form: FormData,
  watch: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<Uploaded> {
  const before = renewalsSoFar();
  const result = await sendOnce(call, form, watch);
  return (await signedInAnew(result, before)) ? sendOnce(call, form, watch) : result;
}

function sendOnce(
  call: UploadCall,
  form: FormData,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<Uploaded> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const [method = '', address = ''] = call.split(' ');
    request.open(method, address);
    request.responseType = 'json';
    for (const [name, value] of Object.entries(accountHeaders(method))) {
      request.setRequestHeader(name, value);
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const answer: unknown = request.response ?? undefined;
      resolve(resultOf(request.status, answer, null));
    });
    for (const end of ['error', 'abort', 'timeout']) {
      request.addEventListener(end, () => resolve(unreachable));
    }
    if (signal.aborted) return resolve(unreachable);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

/** Tells the server that an uploaded picture will not be used. Nobody waits for the response. */
export function discardUpload(url: string): void {
  const key = imageKeyOf(url);
  if (key) void callApi('DELETE /api/images/:key', { params: { key } });
}
