import { useState } from 'react';
import type { ApiFailure, ApiResult } from '#app/http/api-client.ts';

/**
 * Calls of a component to the API: whether one is under way, and why the last one did not succeed, until
 * the next one begins. Where a failure is to be shown in another way, `callApi` alone is enough.
 */
export function useApiCall() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  async function call<T>(send: () => Promise<ApiResult<T>>): Promise<ApiResult<T>> {
    setBusy(true);
    setFailure(null);
    const result = await send();
    setBusy(false);
    if (!result.ok) setFailure(result);
    return result;
  }
  return { isBusy, failure, call };
}
