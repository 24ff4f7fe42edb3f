/** The countries whose outline is drawn in `public/illustrations/`. */
export const countryOutlines: readonly string[] = ['hu', 'pl', 'pt', 'ro'];
