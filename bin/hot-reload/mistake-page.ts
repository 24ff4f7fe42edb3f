import { stripVTControlCharacters } from 'node:util';

/** Shown while a source has an error, instead of an empty page; reloads itself once a source changes. */
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
