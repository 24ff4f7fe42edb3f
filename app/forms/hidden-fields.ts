/**
 * The names of the inputs that no visitor sees: the form's own key, what it has already asked about, one
 * that only a program fills in, and the seconds from the first touch to sending.
 */
export const hiddenFields = {
  key: 'submissionKey',
  asked: 'asked',
  honeypot: 'homepage',
  fillSeconds: 'fillSeconds',
} as const;
