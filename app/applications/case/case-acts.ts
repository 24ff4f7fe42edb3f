import { type AnswerOf, type ApiResult, type Input, callApi } from '#app/http/api-client.ts';
import { orTheirs } from '#app/work/theirs.ts';
import type { Application } from '../application.ts';
import type { CaseView, changedParts } from '../case-page/case-view.ts';
import { applicationActs } from './application-acts.ts';

type BodyOf<Name extends Parameters<typeof callApi>[0]> = Input<Name>['body'];

/** A case as somebody else has left it, and who that was. */
export type Changed = Application & { change: AnswerOf<'GET /api/application/:id/change'> };

type Part = (typeof changedParts)[number];

/** A change of a case: where it came too late, with the case as it is now. */
function orChanged(id: string, change: Promise<ApiResult<Application>>, of?: Part) {
  return orTheirs<Changed, Application>(change, () =>
    withLastChange(id, of, callApi('GET /api/application/:id/card', { params: { id } })),
  );
}

async function withLastChange<Row>(
  id: string,
  of: Part | undefined,
  reading: Promise<ApiResult<Row>>,
) {
  const change = callApi('GET /api/application/:id/change', { params: { id }, query: { of } });
  const [row, last] = await Promise.all([reading, change]);
  if (!row.ok) return row;
  return last.ok ? { ...row, data: { ...row.data, change: last.data } } : last;
}

/** What staff do on the page of a case. */
export const caseActs = {
  note: applicationActs.note,
  calls: applicationActs.calls,
  move: (id: string, body: BodyOf<'PUT /api/application/:id/stage'>) =>
    orChanged(id, callApi('PUT /api/application/:id/stage', { params: { id }, body })),
  unmove: (id: string) => callApi('DELETE /api/application/:id/stage', { params: { id } }),
  assign: (id: string, body: BodyOf<'PUT /api/application/:id/assignee'>) =>
    orChanged(
      id,
      callApi('PUT /api/application/:id/assignee', { params: { id }, body }),
      'assigned',
    ),
  plan: (id: string, body: BodyOf<'PUT /api/application/:id/next-step'>) =>
    orChanged(
      id,
      callApi('PUT /api/application/:id/next-step', { params: { id }, body }),
      'next-step',
    ),
  order: (id: string, body: BodyOf<'PUT /api/application/:id/job-order'>) =>
    callApi('PUT /api/application/:id/job-order', { params: { id }, body }),
  lookup: (id: string, body: BodyOf<'PUT /api/application/:id/lookup'>) =>
    orChanged(id, callApi('PUT /api/application/:id/lookup', { params: { id }, body })),
  correct: (id: string, body: BodyOf<'PUT /api/application/:id/facts'>) =>
    orChanged(id, callApi('PUT /api/application/:id/facts', { params: { id }, body }), 'corrected'),
  mark: (id: string, item: string, body: BodyOf<'PUT /api/application/:id/checklist/:item'>) =>
    orTheirs<CaseView & Pick<Changed, 'change'>, Application>(
      callApi('PUT /api/application/:id/checklist/:item', { params: { id, item }, body }),
      () =>
        withLastChange(id, 'checked', callApi('GET /api/application/:id/case', { params: { id } })),
    ),
  erase: (id: string, body: BodyOf<'POST /api/application/:id/erasure'>) =>
    callApi('POST /api/application/:id/erasure', { params: { id }, body }),
  stopErasure: (id: string) => callApi('DELETE /api/application/:id/erasure', { params: { id } }),
  remove: applicationActs.remove,
  restore: applicationActs.restore,
  openMessage: (id: string) =>
    callApi('POST /api/application/:id/message', { params: { id }, body: {} }),
  write: (id: string, text: string, key: string) =>
    callApi('POST /api/application/:id/note', { params: { id }, body: { text }, key }),
  rewrite: (id: string, text: string) =>
    callApi('PATCH /api/application/note/:id', { params: { id }, body: { text } }),
  withdraw: (id: string) => callApi('DELETE /api/application/note/:id', { params: { id } }),
};
