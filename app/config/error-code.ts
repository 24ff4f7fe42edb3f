/** The code that an error carries, as `ENOENT` or `23505`: the system's, a driver's or ours; undefined without one. */
export function errorCode(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
}
