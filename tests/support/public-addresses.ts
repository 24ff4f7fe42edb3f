import { type Language, languages, pathIn } from '#app/i18n/language.ts';
import { type PublicPage, publicPages } from '#app/public-pages.ts';

/** Every public page in every language: its address and its English address. */
export const publicAddresses: { page: PublicPage; language: Language; address: string }[] =
  publicPages.flatMap((page) =>
    languages.map((language) => ({ page, language, address: pathIn(language, page.path) })),
  );
