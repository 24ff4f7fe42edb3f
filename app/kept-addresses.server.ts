import { languages, pathIn } from './i18n/language.ts';
import { offlinePaths } from './offline/service-worker.server.ts';
import { publicPages } from './public-pages.ts';
import { wellKnownFiles } from './seo/well-known-files.server.ts';
import type { KeptAddresses } from './serving/handler.server.ts';

/**
 * All responses that are the same for everybody: the public pages in both languages, and the files for
 * crawlers.
 */
export const keptAddresses: KeptAddresses = new Map([
  ...[...wellKnownFiles, ...offlinePaths].map((path) => [path, {}] as const),
  ...languages.flatMap((language) =>
    publicPages.map(({ path, query = {} }) => [pathIn(language, path), query] as const),
  ),
]);
