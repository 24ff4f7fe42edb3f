import { afterEach, expect, it, vi } from 'vitest';
import { accountHeader, actOnlyAs } from '#app/auth/account-header.ts';
import { uploadForm } from './upload.ts';

afterEach(() => vi.unstubAllGlobals());

it('says for whom the page is that uploads', async () => {
  const named: string[] = [];
  class Request extends EventTarget {
    upload = new EventTarget();
    status = 200;
    response = { data: { url: '/media/a.webp' } };
    open() {}
    setRequestHeader(name: string, value: string) {
      named.push(`${name}: ${value}`);
    }
    send() {
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  const takeBack = actOnlyAs('a1');
  const watch = { onProgress: () => {}, signal: new AbortController().signal };
  expect(await uploadForm('POST /api/images', new FormData(), watch)).toMatchObject({ ok: true });
  takeBack();
  expect(named).toEqual([`${accountHeader}: a1`]);
});
