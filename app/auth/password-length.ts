/** How many characters a password of staff has (docs/decisions on passwords say why). */
export const shortestPassword = 12;
export const longestPassword = 128;
