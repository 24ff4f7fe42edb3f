/** Whether the browser keeps a cookie of this page: some refuse all of them, and then no address has the outcome of a form. */
export function keepsCookies(): boolean {
  document.cookie = 'kept=1; max-age=9';
  return document.cookie.includes('kept=1');
}
