import type { Service } from './service.ts';

/** Numbers of tests by result. A step counts as one test unless its runner counts its own. */
export type Counts = { passed?: number; failed?: number; skipped?: number };

/** The result of a step. */
export type Outcome = Counts & {
  engines?: Record<'sqlite' | 'postgres', Counts>;
  /** Tests that failed, or passed only when retried. */
  told?: { name: string; verdict: string; message?: string | undefined }[];
  note?: string;
  /** The output of its tools, unless it was printed at once. */
  output?: string;
};

/** What a step can use: the words that select files, the missing services, earlier results. */
export type Context = {
  env: NodeJS.ProcessEnv;
  words: string[];
  missing: Service[];
  results: Result[];
  stop: AbortSignal;
};

export type Step = {
  name: string;
  title: string;
  /** Runs only when `--only` names it. */
  apart?: true;
  /** Only reads the sources, and runs in parallel with the others that do. */
  isStatic?: true;
  needs?: Service[];
  run(context: Context): Promise<Outcome>;
};

export type Result = Step & Outcome & { seconds: number };
