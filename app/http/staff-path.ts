/** Whether a path is a staff page: `/admin` and below, but not `/administrator`. */
export function isStaffPath(pathname: string): boolean {
  return /^\/admin(?:\/|$)/.test(pathname);
}
