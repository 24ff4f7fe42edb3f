/** Whether the browser keeps a cookie of this page: some refuse all of them, and then no address has the outcome of a form. */
export function keepsCookies(): boolean {
  const name = 'cookies';
  document.cookie = `${name}=1; path=/; samesite=lax; max-age=60`;
  return document.cookie.includes(`${name}=1`);
}
