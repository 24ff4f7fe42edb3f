import { applicationActs } from '#app/applications/list/application-acts.ts';
import type { CallNote } from '#app/calls/call-outcome.ts';
import type { CalledRecord } from '#app/calls/kept-call.ts';
import { messageActs } from '#app/contact/inbox/message-acts.ts';
import { type ApiFailure, type ApiResult, type Input, callApi } from '#app/http/api-client.ts';

/** What staff do on the list of the day. */
export const todayActs = {
  plan: (id: string, body: Input<'PUT /api/application/:id/next-step'>['body']) =>
    callApi('PUT /api/application/:id/next-step', { params: { id }, body }),
  check: (
    id: string,
    item: string,
    body: Input<'PUT /api/application/:id/checklist/:item'>['body'],
  ) => callApi('PUT /api/application/:id/checklist/:item', { params: { id, item }, body }),
  mark: applicationActs.mark,
  answer: messageActs.mark,
  /** Keeps how a call went; `key` is that of the line (`keyOf`), of an application or a message. */
  note: (
    key: string,
    call: CallNote,
  ): Promise<ApiResult<CalledRecord> | (ApiFailure & { theirs: CalledRecord })> => {
    const [kind, id = ''] = key.split(':');
    return kind === 'message' ? messageActs.note(id, call) : applicationActs.note(id, call);
  },
};
