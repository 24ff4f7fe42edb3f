import { readFileSync } from 'node:fs';
import { type RawResponse, sendRequest } from './raw-request.ts';
import type { TwoProcesses } from './two-processes.ts';

/** Staff upload a picture. */
export async function upload({ origin, cookie }: TwoProcesses): Promise<RawResponse> {
  const form = new FormData();
  form.append('image', new Blob([readFileSync('tests/corpus/files/ok.jpg')]), 'ok.jpg');
  const body = new Response(form);
  return sendRequest(`${origin}/api/images`, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': body.headers.get('content-type')! },
    body: Buffer.from(await body.arrayBuffer()),
  });
}
