/** The code that an error carries, as `ENOENT` or `23505`: the system's, a driver's or ours; undefined without one. */
export function errorCode(error: unknown): string | undefined {
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
