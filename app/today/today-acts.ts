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
  /** Marks what a line is about: as contacted, or as answered. */
  mark: (key: string) => {
    const { isMessage, id } = aboutOf(key);
    return isMessage ? messageActs.mark(id) : applicationActs.mark(id);
  },
  /** Takes the noted call back, and the mark before it where there is one; not the call where the mark stays. */
  unnote: async (key: string, isMarked: boolean) => {
    const { isMessage, id } = aboutOf(key);
    if (isMarked) {
      const unmarked = await (isMessage ? messageActs.unmark(id) : applicationActs.unmark(id));
      if (!unmarked.ok || unmarked.data.modifiedCount === 0) return unmarked;
    }
    return isMessage
      ? callApi('DELETE /api/contact/:id/call', { params: { id } })
      : callApi('DELETE /api/application/:id/call', { params: { id } });
  },
  /** Keeps how a call went; `key` is that of the line (`keyOf`), of an application or a message. */
  note: (
    key: string,
    call: CallNote,
    repeatKey: string,
  ): Promise<ApiResult<CalledRecord> | (ApiFailure & { theirs: CalledRecord })> => {
    const { isMessage, id } = aboutOf(key);
    return isMessage
      ? messageActs.note(id, call, repeatKey)
      : applicationActs.note(id, call, repeatKey);
  },
};

/** Reads the key of a line of the kinds `call` and `message`. */
function aboutOf(key: string) {
  const [kind, id = ''] = key.split(':');
  return { isMessage: kind === 'message', id };
}
