import { type AnswerOf, type ApiResult, callApi } from '#app/http/api-client.ts';

export type EditorData = {
  document: AnswerOf<'GET /api/content/:id'>;
  /** The paths of the English pages that show it. */
  pages: string[];
  /** Id of the account whose unsaved changes this device may show. */
  account: string;
};

/** What an editor needs at first; the failure of the first call that did not succeed. */
export async function loadEditor(id: string): Promise<ApiResult<EditorData>> {
  const [document, listed, session] = await Promise.all([
    callApi('GET /api/content/:id', { params: { id } }),
    callApi('GET /api/content'),
    callApi('GET /api/auth/get-session'),
  ]);
  if (!document.ok) return document;
  if (!listed.ok) return listed;
  if (!session.ok) return session;
  const pages = listed.data.find(({ _id }) => _id === id)?.pages ?? [];
  const account = session.data?.staff.id ?? '';
  return { ok: true, data: { document: document.data, pages, account }, next: null };
}
