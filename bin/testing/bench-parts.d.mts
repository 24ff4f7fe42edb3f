/** The parts of `npm run bench`, and what each measures. */
export const benchParts: Record<
  'home' | 'process' | 'gallery' | 'lists' | 'staff' | 'submit',
  string
>;
