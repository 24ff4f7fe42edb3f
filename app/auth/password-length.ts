/** The minimum length of a staff password (docs/decisions on passwords say why). */
export const minPasswordLength = 12;
export const maxPasswordLength = 128;
