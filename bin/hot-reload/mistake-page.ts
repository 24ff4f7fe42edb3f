import { stripVTControlCharacters } from 'node:util';

/**
 * What is answered while a source has a mistake in it: which, in words, instead of an empty page. It loads itself
 * again as soon as the source is changed.
 */
export function errorPage(error: unknown): Response {
  const { message } = error instanceof Error ? error : new Error(String(error));
  const text = stripVTControlCharacters(message).replace(
    /[<&]/g,
    (sign) => `&#${sign.charCodeAt(0)};`,
  );
  const html = `<!doctype html>
<meta charset="utf-8" />
<title>A mistake in the sources</title>
<h1>A source has a mistake</h1>
<pre>${text}</pre>
<p>The page comes by itself once that is put right.</p>
<script type="module" src="/@vite/client"></script>
`;
  return new Response(html, {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
