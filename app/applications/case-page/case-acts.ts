import { type Input, callApi } from '#app/http/api-client.ts';
import { applicationActs, orCard } from '../list/application-acts.ts';

type BodyOf<Name extends Parameters<typeof callApi>[0]> = Input<Name>['body'];

/** What staff do on the page of a case. */
export const caseActs = {
  note: applicationActs.note,
  move: (id: string, body: BodyOf<'PUT /api/application/:id/stage'>) =>
    orCard(id, callApi('PUT /api/application/:id/stage', { params: { id }, body })),
  unmove: (id: string) => callApi('DELETE /api/application/:id/stage', { params: { id } }),
  assign: (id: string, body: BodyOf<'PUT /api/application/:id/assignee'>) =>
    orCard(id, callApi('PUT /api/application/:id/assignee', { params: { id }, body })),
  plan: (id: string, body: BodyOf<'PUT /api/application/:id/next-step'>) =>
    orCard(id, callApi('PUT /api/application/:id/next-step', { params: { id }, body })),
  lookup: (id: string, body: BodyOf<'PUT /api/application/:id/lookup'>) =>
    orCard(id, callApi('PUT /api/application/:id/lookup', { params: { id }, body })),
  correct: (id: string, body: BodyOf<'PUT /api/application/:id/facts'>) =>
    orCard(id, callApi('PUT /api/application/:id/facts', { params: { id }, body })),
  erase: (id: string, body: BodyOf<'POST /api/application/:id/erasure'>) =>
    callApi('POST /api/application/:id/erasure', { params: { id }, body }),
  stopErasure: (id: string) => callApi('DELETE /api/application/:id/erasure', { params: { id } }),
  openMessage: (id: string) =>
    callApi('POST /api/application/:id/message', { params: { id }, body: {} }),
  write: (id: string, text: string, key: string) =>
    callApi('POST /api/application/:id/note', { params: { id }, body: { text }, key }),
  rewrite: (id: string, text: string) =>
    callApi('PATCH /api/application/note/:id', { params: { id }, body: { text } }),
  withdraw: (id: string) => callApi('DELETE /api/application/note/:id', { params: { id } }),
};
