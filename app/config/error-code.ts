/**
 * The code of an error, such as `ENOENT` or `23505`, from the system, a driver or ourselves; undefined
 * without one.
 */
export function errorCode(error: unknown): string | undefined {
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
