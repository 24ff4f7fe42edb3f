import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { staffDocument } from './staff-document.server.ts';

const html = '<!DOCTYPE html><html lang="bn"><body>কর্মীদের পাতা</body></html>'.repeat(50);

test('goes compressed to a browser that accepts it', async () => {
  const headers = new Headers({ vary: 'cookie' });
  const body = await staffDocument(html, 'gzip, deflate, br, zstd', headers);
  expect(headers.get('content-encoding')).toBe('br');
  expect(headers.get('vary')).toBe('cookie, accept-encoding');
  const bytes = Buffer.from(await new Response(body).arrayBuffer());
  expect(brotliDecompressSync(bytes).toString()).toBe(html);
});

test.each([null, '', 'gzip', 'br;q=0', '*'])('stays as it is for %j', async (accepted) => {
  const headers = new Headers();
  expect(await staffDocument(html, accepted, headers)).toBe(html);
  expect(headers.has('content-encoding')).toBe(false);
  expect(headers.get('vary')).toBe('accept-encoding');
});
