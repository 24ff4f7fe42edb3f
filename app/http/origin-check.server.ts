/** Methods that change nothing (RFC 9110, 9.2.1) and so need no check. */
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request is allowed to change data, by its origin.
 *
 * Browsers always send `Origin` or at least `Sec-Fetch-Site`, which must name our own origin. A request with
 * neither does not come from a browser, so it cannot abuse a visitor's cookie: it passes, and the session
 * decides (record 0003).
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
 * The origins that count as our own: the public one, or the loopback names at the port. The first is the
 * site's own name for itself.
 */
export function ownOrigins(publicOrigin: string | null, port: number): [string, ...string[]] {
  if (publicOrigin) return [publicOrigin];
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`, `http://[::1]:${port}`];
}
