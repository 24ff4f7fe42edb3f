/** What browsers colour their own bars with: `--bg-deep` of `tokens.css`, which they cannot read. */
export const themeColour = '#08303A';
