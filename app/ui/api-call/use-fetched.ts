import { useState } from 'react';
import type { ApiResult } from '#app/http/api-client.ts';
import { useLatest } from '../use-latest.ts';

/**
 * What is fetched whenever `load` is called: one card alone asks, when it is opened, so no loader of the page does. Null until it
 * has come. `load` stays the same function.
 */
export function useFetched<Answer>(fetchAnswer: () => Promise<ApiResult<Answer>>) {
  const [fetched, setFetched] = useState<ApiResult<Answer> | null>(null);
  const latest = useLatest(fetchAnswer);
  const [load] = useState(() => () => void latest.current().then(setFetched));
  return { fetched, load };
}
