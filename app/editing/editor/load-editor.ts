import { type AnswerOf, type ApiResult, callApi } from '#app/http/api-client.ts';

import { type Beginning, unkeptNotice } from '../notices/new-notice.ts';

export type EditorData = {
  document: AnswerOf<'GET /api/content/:id'>;
  /** The paths of the English pages that show it. */
  pages: string[];
  /** Of a notice that is not kept before its first letter: what goes with that. */
  beginning?: Beginning;
};

/** What an editor needs at first; the failure of the first call that did not succeed. A new notice need not be there. */
export async function loadEditor(id: string, isNew: boolean): Promise<ApiResult<EditorData>> {
  if (isNew) {
    const known = await callApi('GET /api/content');
    if (!known.ok) return known;
    if (!known.data.some(({ _id }) => _id === id)) {
      const { document, beginning } = unkeptNotice(new Date());
      const data = { document: { ...document, _id: id }, pages: ['/news'], beginning };
      return { ok: true, data, next: null };
    }
  }
  const [document, listed] = await Promise.all([
    callApi('GET /api/content/:id', { params: { id } }),
    callApi('GET /api/content'),
  ]);
  if (!document.ok) return document;
  if (!listed.ok) return listed;
  const pages = listed.data.find(({ _id }) => _id === id)?.pages ?? [];
  return { ok: true, data: { document: document.data, pages }, next: null };
}
