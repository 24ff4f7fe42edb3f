import { type AnswerOf, type Input, callApi } from '#app/http/api-client.ts';

/** A setting as the page shows it. */
export type Setting = AnswerOf<'GET /api/setting'>['settings'][number];

/** A value to be set; null sets it back to what holds without an owner. */
export type Wanted = Input<'PUT /api/setting/:name'>['body']['value'];

/** What owners can do on the page of settings. */
export const settingActs = {
  change: (name: string, value: Wanted) =>
    callApi('PUT /api/setting/:name', { params: { name }, body: { value } }),
};
