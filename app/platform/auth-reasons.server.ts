import { AsyncLocalStorage } from 'node:async_hooks';

const calls = new AsyncLocalStorage<{ reason?: unknown }>();

/**
 * Calls better-auth, and throws what really went wrong. It tells only its log why it could not read a
 * session, and throws an error of its own in which nobody recognises a database that is away.
 */
export async function withReason<Result>(call: () => Promise<Result>): Promise<Result> {
  const told: { reason?: unknown } = {};
  try {
    return await calls.run(told, call);
  } catch (error) {
    throw told.reason ?? error;
  }
}

/** The log of better-auth: it writes nothing, and keeps the errors of the call they belong to. */
export const reasonLog = {
  level: 'error',
  log(_level: string, _message: string, ...given: unknown[]) {
    const told = calls.getStore();
    const error = given.find((each) => each instanceof Error);
    if (told && error) told.reason ??= error;
  },
} as const;
