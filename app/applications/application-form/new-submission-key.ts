/**
 * A key that no other form has. `randomUUID` is missing where the page did not come over https, and
 * in older browsers.
 */
export function newSubmissionKey(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
