import pino from 'pino';
import { currentRequestId } from './request-id.server.ts';

/** Structured lines on standard output. No personal data: codes, ids, routes, counts and times only. */
export type Log = pino.Logger;

export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ request: currentRequestId() }),
    serializers: { err: errorWithoutData },
  });
}

/**
 * Of an error, its kind, code and where it came from. Not its message: a database driver quotes
 * the offending values in it.
 */
function errorWithoutData(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.name,
    code: (error as { code?: unknown }).code,
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12)
      .join('\n'),
  };
}
