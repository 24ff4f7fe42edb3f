import type { Log } from '#app/config/log.server.ts';

const hour = 3_600_000;

/**
 * Says in the log, once an hour at most, that forms and calls come from another address than the site has, which is what a
 * wrong `PUBLIC_ORIGIN` looks like. Origins are those of sites, and name nobody.
 */
export function warnOfForeignOrigins(
  { log, now }: { log: Log; now: () => Date },
  ownOrigin: string,
): (headers: Headers) => void {
  let lastAt = 0;
  return (headers) => {
    const at = now().getTime();
    if (Math.abs(at - lastAt) < hour) return;
    lastAt = at;
    const from = headers.get('origin') ?? `sec-fetch-site: ${headers.get('sec-fetch-site')}`;
    log.warn(
      { from: from.slice(0, 100), expected: ownOrigin },
      'refused, because it comes from another address: is PUBLIC_ORIGIN what stands in the browser?',
    );
  };
}
