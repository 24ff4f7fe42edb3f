import type { Service } from './service.ts';

/** Numbers of tests by result. A step counts as one test unless its runner counts its own. */
export type Counts = { passed?: number; failed?: number; skipped?: number };

/** The result of a step. */
export type Outcome = Counts & {
  engines?: Record<'sqlite' | 'postgres', Counts>;
  /** Tests that failed. */
  failures?: { name: string; message?: string | undefined }[];
  note?: string;
  /** The output of its tools, unless it was printed at once. */
  output?: string;
};

/** What a step can use: the words that select files, the missing services, earlier results. */
export type Context = {
  env: NodeJS.ProcessEnv;
  words: string[];
  /** With `--changed`: what the change can reach. */
  reach?: Reach | undefined;
  missing: Service[];
  results: Result[];
  stop: AbortSignal;
};

/** What a change can reach: its files, and words in the names of the tests to run for them. */
export type Reach = { files: string[]; integration: string[]; journeys: string[] };

export type Step = {
  name: string;
  title: string;
  /** Runs only when `--only` names it, or with `--all`. */
  apart?: true;
  /** Runs with `--changed`, too. */
  ofChange?: true;
  /** Runs beside the other steps that say so: most static checks use a single core. */
  isBeside?: true;
  needs?: Service[];
  run(context: Context): Promise<Outcome>;
};

export type Result = Step & Outcome & { seconds: number };
