/**
 * The header by which an open page says for which account its call is. The session is the browser's, and so changes
 * for every tab when somebody else signs in; what was typed for one account must not be stored in another's name.
 */
export const accountHeader = 'x-staff-account';
