import { callApi } from '#app/http/api-client.ts';
import type { ListedFact } from './listed-fact.ts';

/** What can be done on the page of facts. */
export const factActs = {
  confirm: (
    account: string,
    key: string,
    { document, path }: Pick<ListedFact, 'document' | 'path'>,
  ) => callApi('POST /api/facts/confirmations', { account, body: { key, document, path } }),
  takeBack: (account: string, publication: string, key: string) =>
    callApi('POST /api/content/publications/:id/reversal', {
      account,
      params: { id: publication },
      body: { key },
    }),
};
