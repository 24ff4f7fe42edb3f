/** A field that no person sees, so that only a program fills it in. */
export const trapField = 'homepage';
