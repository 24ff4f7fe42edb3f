/**
 * The names of the inputs that no visitor sees: the form's own key, the fields whose warnings
 * were shown, one that only a program fills in, and the seconds from the first touch to sending.
 */
export const hiddenFields = {
  key: 'submissionKey',
  confirmed: 'asked',
  honeypot: 'homepage',
  fillSeconds: 'fillSeconds',
} as const;
