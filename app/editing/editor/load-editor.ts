import { type AnswerOf, type ApiResult, callApi } from '#app/http/api-client.ts';

export type EditorData = {
  document: AnswerOf<'GET /api/content/:id'>;
  /** The paths of the English pages that show it. */
  pages: string[];
};

/** What an editor needs at first; the failure of the first call that did not succeed. */
export async function loadEditor(id: string): Promise<ApiResult<EditorData>> {
  const [document, listed] = await Promise.all([
    callApi('GET /api/content/:id', { params: { id } }),
    callApi('GET /api/content'),
  ]);
  if (!document.ok) return document;
  if (!listed.ok) return listed;
  const pages = listed.data.find(({ _id }) => _id === id)?.pages ?? [];
  return { ok: true, data: { document: document.data, pages }, next: null };
}
