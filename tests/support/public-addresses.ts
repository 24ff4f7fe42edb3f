import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import { type PublicPage, publicPagesIn } from '#app/public-pages.ts';
import { defaultDocuments } from '#app/content/defaults.server.ts';

/** The pages of a fresh install; of those that one file draws, the first, which says the most. */
export const shippedPages = publicPagesIn(defaultDocuments()).filter(
  ({ file }, at, pages) => pages.findIndex((page) => page.file === file) === at,
);

/** Each of them in every language: its address and its English address. */
export const publicAddresses: { page: PublicPage; language: Language; address: string }[] =
  shippedPages.flatMap((page) =>
    languages.map((language) => ({ page, language, address: pathIn(language, page.path) })),
  );
