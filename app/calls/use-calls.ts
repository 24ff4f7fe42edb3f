import { useState } from 'react';
import type { ApiResult } from '#app/http/api-client.ts';
import { useLatest } from '#app/ui/use-latest.ts';
import type { KeptCall } from './kept-call.ts';

/**
 * The calls about one record, fetched whenever `load` is called: one card alone asks, when it is opened, so no loader
 * of the page does. Null until they have come. `load` stays the same function.
 */
export function useCalls(fetchCalls: () => Promise<ApiResult<KeptCall[]>>) {
  const [calls, setCalls] = useState<ApiResult<KeptCall[]> | null>(null);
  const latest = useLatest(fetchCalls);
  const [load] = useState(() => () => void latest.current().then(setCalls));
  return { calls, load };
}
