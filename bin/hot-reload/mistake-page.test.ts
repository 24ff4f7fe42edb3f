import { expect, test } from 'vitest';
import { errorPage } from './mistake-page.ts';

test('a mistake in a source is shown in words, without the colours of a terminal', async () => {
  const answer = errorPage(
    new Error('\x1b[31mExpected a semicolon\x1b[0m in <App> & app/root.tsx:5:3'),
  );
  expect(answer.status).toBe(500);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await answer.text();
  expect(html).toContain('<pre>Expected a semicolon in &#60;App> &#38; app/root.tsx:5:3</pre>');
  expect(html).toContain('src="/@vite/client"');
});

test('so is what was thrown and is no error', async () => {
  expect(await errorPage('gone').text()).toContain('<pre>gone</pre>');
});
