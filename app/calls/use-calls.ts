import { useState } from 'react';
import type { ApiResult } from '#app/http/api-client.ts';
import type { KeptCall } from './kept-call.ts';

/**
 * The calls about one record, fetched whenever `load` is called: one card alone asks, when it is opened, so no loader
 * of the page does. Null until they have come.
 */
export function useCalls(fetchCalls: () => Promise<ApiResult<KeptCall[]>>) {
  const [calls, setCalls] = useState<ApiResult<KeptCall[]> | null>(null);
  async function load() {
    setCalls(await fetchCalls());
  }
  return { calls, load: () => void load() };
}
