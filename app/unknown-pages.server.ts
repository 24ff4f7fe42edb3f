import type { Documents } from './content/documents.ts';
import { isStaffPath } from './http/staff-path.ts';
import { languageOfPath, pathIn } from './i18n/language.ts';
import { publicPageAt } from './public-content.ts';
import { jobPage, jobRoute } from './public-pages.ts';
import { dataAddress, pageOfData } from './document/data-address.ts';
import type { PageRoutes } from './serving/page-routes.server.ts';

/**
 * The address whose page stands at every address that has none: one for each language, for staff, for countries, for jobs and for those of long ago, so that
 * it is rendered once however many addresses somebody tries. Null where there is a page, and where the router has to say: it
 * reads `%61`, capitals and slashes otherwise than we do.
 */
export function unknownPageAt(
  pathname: string,
  documents: Documents,
  routes: PageRoutes,
): string | null {
  const path = pageOfData(pathname);
  if (!/^(\/[a-z0-9_.-]+)+$/.test(path)) return null;
  const standing = standingFor(path, documents, routes);
  return standing !== null && path !== pathname ? dataAddress(standing) : standing;
}

function standingFor(path: string, documents: Documents, routes: PageRoutes): string | null {
  const language = languageOfPath(path);
  if (routes(path) === null) {
    return isStaffPath(path) ? `/admin/${unknown}` : pathIn(language, `/${unknown}`);
  }
  const page = publicPageAt(path);
  // Most are always there; those of the staff area, receipts and results are none of these.
  const isThere = page?.isThere?.(documents) ?? true;
  if (!page || isThere) return null;
  if (page.route !== jobRoute) return pathIn(language, page.path.replace(':slug', unknown));
  const isGone = documents.jobs.gone.some((slug) => page.path.endsWith(`/${slug}`));
  const [anyGone = unknown] = documents.jobs.gone;
  return pathIn(language, jobPage(isGone ? anyGone : unknown).path);
}

const unknown = 'not-found';
