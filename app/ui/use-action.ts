import { useEffect, useRef } from 'react';
import { data, useFetcher } from 'react-router';
import type { ApiFailure, ApiResult } from '#app/http/api-client.ts';

/** What can be done on a page, each act by its name. What an act takes must be JSON. */
type Acts = Record<string, (...input: never[]) => Promise<ApiResult<unknown>>>;

type ResultOf<Act extends Acts[string]> = Awaited<ReturnType<Act>>;

/**
 * Makes the `clientAction` of a page out of what can be done there. After an act the router loads the data of the
 * page anew; not after one that failed, which has changed nothing: offline the page would be lost.
 */
export function actionOf(acts: Acts) {
  return async ({ request }: { request: Request }) => {
    const [name, ...input] = (await request.json()) as [string, ...never[]];
    const result = await acts[name]!(...input);
    return data(result, { status: result.ok ? 200 : result.status || 503 });
  };
}

/**
 * One of the acts of the page, done by its `clientAction`: whether it is under way, and what came of the
 * last time, until the next begins. Whoever sends it can also wait for that, as long as the component is there.
 */
export function useAction<All extends Acts, Name extends keyof All & string>(_: All, name: Name) {
  const fetcher = useFetcher<unknown>();
  const settle = useRef<((result: ResultOf<All[Name]>) => void) | null>(null);
  const last = (fetcher.data ?? null) as ResultOf<All[Name]> | null;
  useEffect(() => {
    if (last) settle.current?.(last);
  }, [last]);
  const isBusy = fetcher.state === 'submitting';
  const result = isBusy ? null : last;
  return {
    isBusy,
    result,
    failure: result && !result.ok ? (result as ApiFailure) : null,
    send: (...input: Parameters<All[Name]>) =>
      new Promise<ResultOf<All[Name]>>((resolve) => {
        settle.current = resolve;
        // At once, so that a second press finds the button busy.
        const options = { method: 'post', encType: 'application/json', flushSync: true } as const;
        void fetcher.submit([name, ...(input as string[])], options);
      }),
  };
}
