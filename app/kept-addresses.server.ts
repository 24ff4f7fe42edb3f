import { languages, pathIn } from './i18n/language.ts';
import { publicPages } from './public-pages.ts';
import { wellKnownFiles } from './seo/well-known-files.server.ts';
import type { KeptAddresses } from './serving/handler.server.ts';

/** What is the same for everybody: every public page in both languages, and the files for programs. */
export const keptAddresses: KeptAddresses = new Map([
  ...wellKnownFiles.map((path) => [path, {}] as const),
  ...languages.flatMap((language) =>
    publicPages.map(({ path, query = {} }) => [pathIn(language, path), query] as const),
  ),
]);
