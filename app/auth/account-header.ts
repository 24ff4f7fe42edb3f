/**
 * The header by which an open page says for which account its call is. The session is the browser's, and so changes
 * for every tab when somebody else signs in; what was typed for one account must not be stored in another's name.
 */
export const accountHeader = 'x-staff-account';

let ofPage: string | undefined;

/** Says under which account the open page was loaded, by its id. Returns a function that takes it back. */
export function actOnlyAs(account: string): () => void {
  ofPage = account;
  return () => {
    if (ofPage === account) ofPage = undefined;
  };
}

/**
 * The header of a call, in the name of the page's account unless told otherwise. Reading names none: the page that is
 * opened next is that of whoever has signed in, and its data are asked for before the page's account can follow.
 */
export function accountHeaders(method: string, account?: string): Record<string, string> {
  const named = account ?? (method === 'GET' ? undefined : ofPage);
  return named === undefined ? {} : { [accountHeader]: named };
}
