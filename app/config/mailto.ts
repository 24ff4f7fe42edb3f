/** The address that writes to an e-mail address. Its `@` stays: some programs do not read `%40`. */
export function mailtoOf(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
