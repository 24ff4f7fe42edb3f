import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { TaskFailed } from '#app/jobs/scheduler.server.ts';

/** The files of a set, as WOFF2, by the names of their faces. */
export type CutFaces = Record<string, Uint8Array>;

/** Cuts the faces down to these words; rejects on failure. */
export type Cut = (words: string[], stopping: AbortSignal) => Promise<CutFaces>;

/** A hundred times what it takes; ends one that hangs. */
const timeoutMs = 300_000;

/**
 * Cuts in a process of its own, so that no request waits and all its memory is free afterwards: a thread leaves
 * 100 MB to this process. Without the optimising compiler, which takes more time and memory than it saves.
 */
export const cutApart: Cut = async (words, stopping) => {
  // By the name that holds in the sources and in the build, which is one file elsewhere.
  const file = fileURLToPath(import.meta.resolve('#app/document/fonts/cutting-process.ts'));
  const child = fork(file, {
    execArgv: ['--liftoff-only', '--max-semi-space-size=4', '--max-old-space-size=64'],
    env: { MALLOC_ARENA_MAX: '1' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    signal: AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]),
    killSignal: 'SIGKILL',
  });
  child.send(words);
  const files = once(child, 'message').then(([message]) => message as CutFaces);
  const gone = once(child, 'exit').then(([code]) => {
    throw new TaskFailed(`exit/${String(code)}`);
  });
  return Promise.race([files, gone]);
};
