/** How many characters a password of staff has (docs/decisions on passwords say why). */
export const minPasswordLength = 12;
export const maxPasswordLength = 128;
