import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** The id of the current request, which every log line carries. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}

/** Runs `work` as part of a request. */
export function withRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work);
}
