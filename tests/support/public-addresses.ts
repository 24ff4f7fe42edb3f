import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import { type PublicPage, publicPages } from '#app/public-pages.ts';

/** The pages of a fresh install. */
export const shippedPages = publicPages.filter(({ isThere }) => !isThere);

/** Each of them in every language: its address and its English address. */
export const publicAddresses: { page: PublicPage; language: Language; address: string }[] =
  shippedPages.flatMap((page) =>
    languages.map((language) => ({ page, language, address: pathIn(language, page.path) })),
  );
