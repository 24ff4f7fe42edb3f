import { hasKey } from '#app/config/typed-record.ts';
import type { Documents } from '#app/content/documents.ts';
import type { Bilingual } from '#app/i18n/language.ts';
import { publicPages } from '#app/public-pages.ts';
import { sharePicture } from './share-picture.server.ts';

/**
 * What search engines and shared links say of each page where staff have set nothing, by the path of the field: its
 * title, its description, and the address of its picture in each language.
 */
export function metaStandIns(documents: Documents): Record<string, Bilingual> {
  const own = publicPages.flatMap((page): [string, Bilingual][] => {
    if (!hasKey(documents.meta, page.id)) return [];
    const { title, description } = page.head(documents);
    const unset = { ...documents, meta: { ...documents.meta, [page.id]: {} } };
    const picture = {
      en: sharePicture(page, unset, 'en').path,
      bn: sharePicture(page, unset, 'bn').path,
    };
    return [
      [`${page.id}/title`, title],
      [`${page.id}/description`, description],
      [`${page.id}/picture`, picture],
    ];
  });
  return Object.fromEntries(own);
}
