/** Whether an address is one of the staff's pages: `/admin` and what is below it, and not `/administrator`. */
export function isStaffPath(pathname: string): boolean {
  return /^\/admin(?:\/|$)/.test(pathname);
}
