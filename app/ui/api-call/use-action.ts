import { useState } from 'react';
import { data, useFetcher } from 'react-router';
import type { ApiFailure, ApiResult } from '#app/http/api-client.ts';

/** What can be done on a page, each action by its name. What an action takes must be JSON. */
type Actions = Record<string, (...input: never[]) => Promise<ApiResult<unknown>>>;

type ResultOf<Action extends Actions[string]> = Awaited<ReturnType<Action>>;

/** Who waits for the result of an action, by the number under which it was sent. */
const waiting = new Map<number, (result: ApiResult<unknown>) => void>();
let lastNumber = 0;

/**
 * Makes the `clientAction` of a page out of what can be done there. After an action the router loads the data
 * of the page again; not after one that failed, because offline the page would be lost.
 */
export function actionOf(actions: Actions) {
  return async ({ request }: { request: Request }) => {
    const [number, name, ...input] = (await request.json()) as [number, string, ...never[]];
    const result = await actions[name]!(...input).catch(brokenBy);
    waiting.get(number)?.(result);
    waiting.delete(number);
    return data(result, { status: result.ok ? 200 : result.status || 503 });
  };
}

/** A fault of ours, which is reported as one; whoever waits must not wait for ever, nor lose the page and what is typed. */
function brokenBy(error: unknown): ApiFailure {
  reportError(error);
  return { ok: false, status: 500, code: 'internal', errors: [] };
}

/**
 * One of the actions of the page, done by its `clientAction`: whether it is under way, and the result of the
 * last time, until the next begins. `send` also returns that result. The actions themselves are given for
 * their types only.
 */
export function useAction<All extends Actions, Name extends keyof All & string>(
  _: All,
  name: Name,
) {
  const fetcher = useFetcher();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<ResultOf<All[Name]> | null>(null);

  /** Each call has an answer of its own: the router keeps only the last one's, and two failures may be one object. */
  async function send(...input: Parameters<All[Name]>): Promise<ResultOf<All[Name]>> {
    const number = ++lastNumber;
    const done = new Promise<ResultOf<All[Name]>>((resolve) =>
      waiting.set(number, resolve as (result: ApiResult<unknown>) => void),
    );
    setBusy(true);
    setResult(null);
    const options = { method: 'post', encType: 'application/json' } as const;
    void fetcher.submit([number, name, ...(input as string[])], options);
    const answer = await done;
    setBusy(false);
    setResult(answer);
    return answer;
  }

  const failure = result && !result.ok ? (result as ApiFailure) : null;
  return { isBusy, result, failure, send };
}
