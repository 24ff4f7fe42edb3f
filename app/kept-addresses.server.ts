import { markFiles } from './brand/mark/mark-files.server.ts';
import { languageOfPath, languages, pathIn } from './i18n/language.ts';
import { offlinePaths } from './offline/service-worker.server.ts';
import type { Documents } from './content/documents.ts';
import { publicPageAt } from './public-content.ts';
import { jobRoute, publicPages } from './public-pages.ts';
import { wellKnownFiles } from './seo/well-known-files.server.ts';
import { dataAddress, pageOfData } from './document/data-address.ts';
import type { KeptAddress, KeptAddresses } from './serving/handler.server.ts';

/**
 * All responses that are the same for everybody: the public pages in both languages, each as a document and as the
 * data from which a browser draws it, the files for crawlers, and the icons of an agency with a mark of its own.
 */
export const keptAddresses: KeptAddresses = new Map([
  ...[...wellKnownFiles, ...offlinePaths, ...markFiles.keys()].map(
    (path) => [path, { route: path }] as const,
  ),
  ...languages.flatMap((language) =>
    publicPages.flatMap(({ path, route = path, query, keptQuery, oldestMs }) => {
      const [address, pattern] = [pathIn(language, path), pathIn(language, route)];
      return [
        [address, { route: pattern, query, keptQuery, oldestMs }] as const,
        [
          dataAddress(address),
          { route: dataAddress(pattern), query, keptQuery, oldestMs },
        ] as const,
      ];
    }),
  ),
]);

/** The same of the page of a job, while there is one: a made-up address makes none. */
export function keptJob(path: string, documents: Documents): KeptAddress | undefined {
  const page = pageOfData(path);
  const job = publicPageAt(page);
  if (job?.route !== jobRoute || !job.isThere?.(documents)) return;
  const route = pathIn(languageOfPath(page), jobRoute);
  return { route: page === path ? route : dataAddress(route), isOneOfMany: true };
}
