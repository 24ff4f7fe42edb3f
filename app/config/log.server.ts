import pino from 'pino';
import { openLineOutput } from './line-output.server.ts';
import { currentRequestId } from './request-id.server.ts';
import { errorCode } from './error-code.ts';

/** Structured log on standard output. No personal data: only codes, ids, routes, counts and times. */
export type Log = pino.Logger;

/** One for the whole process, whose lines would get mixed up otherwise. */
const standardOutput = openLineOutput(1);

/** Writes to standard output, or to `destination` in tests. */
export function createLog(
  level: string,
  destination: pino.DestinationStream = standardOutput,
): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ request: currentRequestId() }),
    serializers: { err: errorWithoutData },
  };
  return pino(options, destination);
}

/**
 * The kind, code and stack of an error. Not its message: a database driver quotes the offending values in it.
 */
function errorWithoutData(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.name,
    code: errorCode(error),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12)
      .join('\n'),
  };
}
