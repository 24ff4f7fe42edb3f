import { readFileSync } from 'node:fs';
import type { TestSite } from './test-site.ts';

/** Uploads a good picture, for the gallery or in a shape for the content. Returns its address. */
export async function uploadedPicture(
  site: TestSite,
  cookie: string,
  shape?: string,
): Promise<string> {
  const form = new FormData();
  form.set('image', new File([readFileSync('tests/corpus/files/ok.jpg')], 'ok.jpg'));
  if (shape) {
    form.set('shape', shape);
    form.set('focus', JSON.stringify({ x: 50, y: 50, zoom: 100 }));
  }
  const path = shape ? '/api/content/pictures' : '/api/images';
  const answer = await site.call('POST', path, { cookie, body: form });
  return ((await answer.json()) as { data: { url: string } }).data.url;
}
