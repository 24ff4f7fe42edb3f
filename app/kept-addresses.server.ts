import { markFiles } from './brand/mark/mark-files.server.ts';
import { languages, pathIn } from './i18n/language.ts';
import { offlinePaths } from './offline/service-worker.server.ts';
import { publicPages } from './public-pages.ts';
import { wellKnownFiles } from './seo/well-known-files.server.ts';
import { dataAddress } from './serving/data-address.ts';
import type { KeptAddresses } from './serving/handler.server.ts';

/**
 * The pages that visits begin with. Only these are kept once more with blank letters inside (record 0066): of all pages
 * that took 6 MB, and on the others a device without Bengali fetches the letters.
 */
const visitedFirst: readonly string[] = ['home', 'application', 'gallery'];

/**
 * All responses that are the same for everybody: the public pages in both languages, each as a document and as the
 * data from which a browser draws it, the files for crawlers, and the icons of an agency with a mark of its own.
 */
export const keptAddresses: KeptAddresses = new Map([
  ...[...wellKnownFiles, ...offlinePaths, ...markFiles.keys()].map(
    (path) => [path, { route: path }] as const,
  ),
  ...languages.flatMap((language) =>
    publicPages.flatMap(({ id, path, route = path, query, keptQuery, oldestMs }) => {
      const [address, pattern] = [pathIn(language, path), pathIn(language, route)];
      const hasLinuxVariant = visitedFirst.includes(id);
      return [
        [address, { route: pattern, hasLinuxVariant, query, keptQuery, oldestMs }] as const,
        [
          dataAddress(address),
          { route: dataAddress(pattern), query, keptQuery, oldestMs },
        ] as const,
      ];
    }),
  ),
]);
