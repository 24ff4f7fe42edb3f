/** Starts an nginx on a free loopback port before several others. */
export function startBalancer(
  ports: string[],
): Promise<{ origin: string; end: () => Promise<unknown> }>;
