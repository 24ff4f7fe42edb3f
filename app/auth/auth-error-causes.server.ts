import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log } from '#app/config/log.server.ts';
import { wrapCalls } from './wrap-calls.server.ts';

const calls = new AsyncLocalStorage<{ reason?: unknown }>();

/**
 * Makes the calls of better-auth throw the error that caused a failure. By itself the library only logs why
 * it could not read or end a session, and then throws or returns something of its own, from which nobody can
 * tell that the database is unreachable.
 */
export function withErrorCauses<Api extends object>(api: Api): Api {
  return wrapCalls(api, (call) => (input) => withErrorCause(() => call(input)));
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
 * The logger of better-auth. Errors during a call are kept for `withErrorCauses` and logged by whoever
 * handles the request. An error outside any call is logged here, without the library's message.
 */
export function errorCauseLog(log: Log) {
  return {
    level: 'error',
    log(_level: string, ...details: unknown[]) {
      const captured = calls.getStore();
      const error = details.find((detail) => detail instanceof Error);
      if (!captured) log.error({ err: error }, 'better-auth');
      else if (error) captured.reason ??= error;
    },
  } as const;
}
