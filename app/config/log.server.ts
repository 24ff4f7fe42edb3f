import pino from 'pino';
import { currentRequestId } from './request-id.server.ts';
import { errorCode } from './error-code.ts';
import { write, writeSync } from 'node:fs';

/** What waits for a reader that does not read, in characters; lines beyond are lost. */
const mostWaiting = 4_000_000;

/** How soon it is tried again where the reader of a pipe does not keep up. */
const pauseMs = 50;

/** For how long at most the end of the process waits for such a reader. */
const lastPauses = 20;

const nothing = Buffer.alloc(0);

/**
 * Writes lines to an open file or pipe, in order and beside everything else. Never throws: what cannot be written, as on
 * a full disk, is lost. pino's own destination ends the process instead, after trying for ever to write the rest.
 */
function openLineOutput(descriptor: number): { write(line: string): void } {
  let waiting = '';
  let rest: Buffer = nothing;
  let isBusy = false;
  let isWriting = false;
  /** Whether the last line in the file lacks its end, so that the next one would continue it. */
  let isCut = false;

  function next(): void {
    if (rest.length === 0) {
      rest = Buffer.from(isCut && waiting ? `\n${waiting}` : waiting);
      waiting = '';
    }
    isBusy = rest.length > 0;
    if (!isBusy) return;
    isWriting = true;
    write(descriptor, rest, (error, bytes) => {
      isWriting = false;
      // Not a reason to stay: the end of the process tries once more by itself.
      if (isPause(error)) return void setTimeout(next, pauseMs).unref();
      if (error) rest = nothing;
      else {
        rest = rest.subarray(bytes);
        isCut = rest.length > 0;
      }
      next();
    });
  }

  process.on('exit', () => {
    // What is being written at this moment is not written twice.
    writeNow(descriptor, Buffer.concat([isWriting ? nothing : rest, Buffer.from(waiting)]));
  });

  return {
    write(line) {
      if (waiting.length < mostWaiting) waiting += line;
      if (!isBusy) next();
    },
  };
}

/** Writes all of it, or what is possible within a second. */
function writeNow(descriptor: number, all: Buffer): void {
  let rest = all;
  for (let pauses = 0; rest.length > 0 && pauses < lastPauses;) {
    try {
      rest = rest.subarray(writeSync(descriptor, rest));
    } catch (error) {
      if (!isPause(error)) return;
      pauses += 1;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
    }
  }
}

/** Nothing is wrong: the reader of a pipe has not made room yet. */
function isPause(error: unknown): boolean {
  return ['EAGAIN', 'EBUSY'].includes(errorCode(error) ?? '');
}

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
