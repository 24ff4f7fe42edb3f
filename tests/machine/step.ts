import type { Service } from './service.ts';

/** How many tests ended how. A step counts as one, unless its runner counts its own. */
export type Counts = { passed?: number; failed?: number; skipped?: number };

/** What a step came to. */
export type Outcome = Counts & {
  engines?: Record<'sqlite' | 'postgres', Counts>;
  /** Tests that failed, or passed only when they were repeated. */
  told?: { name: string; verdict: string; message?: string | undefined }[];
  note?: string;
  /** What its tools have printed, where they did not do so at once. */
  output?: string;
};

/** What a step runs with: the words of file names, the services that are missing, what came before. */
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
  /** It runs only when `--only` names it. */
  apart?: true;
  /** It only reads the sources, and runs beside the others that do. */
  isStatic?: true;
  needs?: Service[];
  run(context: Context): Promise<Outcome>;
};

export type Result = Step & Outcome & { seconds: number };
