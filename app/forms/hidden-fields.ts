/**
 * The names of the inputs that visitors do not see: the form's key, the fields whose warnings were shown, the
 * honeypot, and the seconds from the first touch to sending.
 */
export const hiddenFields = {
  key: 'submissionKey',
  confirmed: 'asked',
  honeypot: 'homepage',
  fillSeconds: 'fillSeconds',
} as const;
