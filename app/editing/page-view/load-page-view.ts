import { type EditedId, isEditedId } from '#app/content/documents.ts';
import { type AnswerOf, type ApiResult, callApi } from '#app/http/api-client.ts';
import { pathWithoutLanguage } from '#app/i18n/language.ts';

/** A document that the page shows, with the English pages that do. */
export type LoadedDocument = {
  id: EditedId;
  document: AnswerOf<'GET /api/content/:id'>;
  pages: string[];
};

export type PageViewData = {
  documents: LoadedDocument[];
  /** The paths of all English pages. */
  pages: string[];
  /** The documents with a draft. */
  drafted: string[];
};

/** What the page view of a public page needs at first; the failure of the first call that did not succeed. */
export async function loadPageView(path: string): Promise<ApiResult<PageViewData>> {
  const listed = await callApi('GET /api/content');
  if (!listed.ok) return listed;
  const page = pathWithoutLanguage(path.replace(/\?.*/, ''));
  const shown = listed.data.filter(
    ({ pages, state }) => pages.includes(page) && state !== 'deleted',
  );
  const documents: LoadedDocument[] = [];
  const answers = await Promise.all(
    shown.map(({ _id: id }) => callApi('GET /api/content/:id', { params: { id } })),
  );
  for (const [at, answer] of answers.entries()) {
    if (!answer.ok) return answer;
    const { _id: id, pages } = shown[at]!;
    if (isEditedId(id)) documents.push({ id, pages, document: answer.data });
  }
  return {
    ok: true,
    data: {
      documents,
      pages: [...new Set(listed.data.flatMap(({ pages }) => pages))],
      drafted: listed.data.filter(({ state }) => state === 'draft').map(({ _id }) => _id),
    },
    next: null,
  };
}
