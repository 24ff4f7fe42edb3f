/** Where a form leads to: what came of it, for the browser that has the cookie of the answer. */
const outcomes = /^(\/bn)?\/(application\/receipt|complaints\/receipt|status\/result)$/;

/**
 * The outcome of a form in the answer itself, for a browser that has shown no cookie so far and may refuse ours (decision 72):
 * the page that `answer` leads to, as `visit` renders it with that cookie. The page's own address is in `data-address`, which
 * the starter script puts in place of the form's, so that a reload asks for it again. Null for any other answer.
 */
export async function outcomeInAnswer(
  request: Request,
  answer: Response,
  visit: (path: string, cookie: string) => Promise<Response>,
): Promise<Response | null> {
  const path = answer.headers.get('location') ?? '';
  const cookie = answer.headers.get('set-cookie');
  if (answer.status !== 303 || !cookie || !outcomes.test(path) || request.headers.has('cookie'))
    return null;
  const page = await visit(path, cookie.replace(/;.*/, ''));
  if (page.status !== 200) return null;
  const headers = new Headers(page.headers);
  headers.append('set-cookie', cookie);
  const html = await page.text();
  return new Response(html.replace('<html', `<html data-address="${path}"`), { headers });
}
