import { hiddenFields } from './hidden-fields.ts';

/**
 * Has the browser send the visitor's form itself, after the server has refused the call for the address of the page:
 * whatever the form can say here is "try again", and the page that answers a form says where to send it from.
 */
export function sendNatively(): void {
  const key = document.querySelector<HTMLInputElement>(`[name="${hiddenFields.key}"]`);
  key?.form?.submit();
}
