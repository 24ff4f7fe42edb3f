import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isStaffPath } from '#app/http/staff-path.ts';
import { isPlainClick } from '../plain-click.ts';
import { staticSectionMark } from './static-section.tsx';

/**
 * Follows links in static sections without loading a new document, as the router's own links do. All others
 * are left to the browser: another key or button, another window, site or language, a place on the same page.
 * `others` are further links that React does not know, as a selector.
 */
export function useClientNavigation(others?: string) {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const link = (event.target as Element).closest(
        [`[${staticSectionMark}] a[href]`, others].filter(Boolean).join(),
      );
      if (!link || !isPageLink(link)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, others]);
}

/**
 * Whether a link leads to another public page of this site in the same language and window: not to a file, and not to
 * the staff area, whose pages start differently from public ones.
 */
export function isPageLink(link: Element): link is HTMLAnchorElement {
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hreflang) return false;
  const { pathname, hash, origin } = link;
  const isHere = pathname === location.pathname && hash !== '';
  return origin === location.origin && !isHere && !isStaffPath(pathname) && !pathname.includes('.');
}
