/** Methods that change nothing (RFC 9110, 9.2.1) and so need no check. */
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Tells whether a request may change something, judged by where it was made.
 *
 * A browser always says so, with `Origin` or at least `Sec-Fetch-Site`; whatever it names must be
 * ours. A request with neither does not come from a browser, so no visitor's cookie can be abused
 * with it: it is let through, and the session decides (record 0003).
 */
export function isOwnRequest(
  method: string,
  headers: Headers,
  ownOrigins: readonly string[],
): boolean {
  if (safeMethods.has(method)) return true;
  const origin = headers.get('origin');
  if (origin !== null) return ownOrigins.includes(origin);
  const site = headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}

/**
 * The origins that count as ours: the public one, or the loopback names on the served port. The
 * first is the one the site calls itself by.
 */
export function ownOrigins(publicOrigin: string | null, port: number): [string, ...string[]] {
  if (publicOrigin) return [publicOrigin];
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`, `http://[::1]:${port}`];
}
