import * as v from 'valibot';
import { fileURLToPath } from 'node:url';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { ListRefusal } from './look-inside.server.ts';
import { type ListSheet, readList } from './read-list.server.ts';

type Answer = { sheets: ListSheet[] } | { refusal: ListRefusal };

/** The argument with which this file is started as a worker. */
const argument = 'read-list';

/** Milliseconds. A list of 5,000 rows takes one second. */
const longest = 30_000;

/**
 * Reads a list in a thread of its own, which ends with the file: whatever a file does to its reader, the site answers
 * meanwhile. The thread runs the file that this module is in, the server's one bundle or, in tests and development, this source.
 */
export function readListApart(bytes: Uint8Array, today: string): Promise<Answer> {
  return new Promise((resolve) => {
    const worker = new Worker(fileURLToPath(import.meta.url), {
      argv: [argument],
      workerData: { bytes, today },
      resourceLimits: { maxOldGenerationSizeMb: 256 },
      // What it would print is not for anybody.
      stdout: true,
      stderr: true,
    });
    const end = (answer: Answer) => {
      clearTimeout(timer);
      resolve(answer);
      void worker.terminate();
    };
    const timer = setTimeout(() => end({ refusal: 'list_too_large' }), longest);
    worker.once('message', end);
    // It has run out of memory, or the reader has a fault of its own.
    worker.once('error', () => end({ refusal: 'list_unreadable' }));
  });
}

const given = v.object({ bytes: v.instance(Uint8Array), today: v.string() });

if (!isMainThread && process.argv[2] === argument) {
  const { bytes, today } = v.parse(given, workerData);
  parentPort?.postMessage(await readList(bytes, today), []);
}
