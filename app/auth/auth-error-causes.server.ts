import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log } from '#app/config/log.server.ts';
import { wrapCalls } from './wrap-calls.server.ts';

const calls = new AsyncLocalStorage<{ reason?: unknown }>();

/**
 * The calls of better-auth, each of which throws what really went wrong. By itself it tells only its log
 * why it could not read or end a session, and then throws or answers something of its own, in which
 * nobody recognises a database that is away.
 */
export function withErrorCauses<Api extends object>(api: Api): Api {
  return wrapCalls(api, (call) => (given) => withErrorCause(() => call(given)));
}

async function withErrorCause(call: () => Promise<unknown>): Promise<unknown> {
  const captured: { reason?: unknown } = {};
  const result = await calls.run(captured, call).catch((error: unknown) => {
    throw captured.reason ?? error;
  });
  if (captured.reason) throw captured.reason;
  return result;
}

/**
 * The log of better-auth. The errors of a call are kept for `withErrorCauses`, and logged by whoever answers;
 * what belongs to no call is a line of ours, without its words.
 */
export function errorCauseLog(log: Log) {
  return {
    level: 'error',
    log(_level: string, ...given: unknown[]) {
      const captured = calls.getStore();
      const error = given.find((each) => each instanceof Error);
      if (!captured) log.error({ err: error }, 'better-auth');
      else if (error) captured.reason ??= error;
    },
  } as const;
}
