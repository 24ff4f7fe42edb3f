import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { inlineScripts } from './build-tools/inline-scripts.ts';
import { durationFactor } from './tests/faults/fault-duration.ts';

/** Tests of the sources. */
const fromSources = (name: string, ...include: string[]) => ({
  plugins: [react(), inlineScripts()],
  test: {
    name,
    include,
    // A worker keeps its modules from file to file: to load the application anew costs as much as most files.
    isolate: false,
    setupFiles: 'tests/support/fresh-modules.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

/** Tests that need more than Node, which `npm test` brings: each a step of its own. */
const apart = (
  name: string,
  timeout: number,
  more: { globalSetup?: string; fileParallelism?: boolean; isolate?: boolean } = {},
) => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    testTimeout: timeout,
    hookTimeout: Math.min(timeout, 120_000),
    ...more,
  },
});

/**
 * The slowest first, so that both workers end together; those that want a document last, as a worker that has to
 * change its environment is a new one.
 */
class OneEnvironmentAfterTheOther extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const wantsDocument = ({ moduleId }: TestSpecification) =>
      readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment');
    return [
      ...sorted.filter((file) => !wantsDocument(file)),
      ...sorted.filter((file) => wantsDocument(file)),
    ];
  }
}

// Of its own and not `vite.config.ts`: the router's plugin expects to build a whole site.
export default defineConfig({
  test: {
    environment: 'node',
    allowOnly: !process.env.CI,
    // Two cores are the usual machine, and one of them is PostgreSQL's half of the time, or a browser's.
    maxWorkers: 2,
    sequence: { sequencer: OneEnvironmentAfterTheOther },
    projects: [
      fromSources(
        'unit',
        'app/**/*.test.{ts,tsx}',
        '{bin,build-tools,content}/**/*.test.ts',
        'tests/{bench,integration,process,mutants}/**/*.test.{ts,tsx}',
      ),
      // What an operator does, and what several processes do at once: programs that start others, at a second of the processor each.
      fromSources('operating', 'tests/operating/**/*.test.ts'),
      // The built site without a browser: one for all that only read it.
      apart('built', 120_000, { globalSetup: 'tests/built/built-site.ts', isolate: false }),
      // The built site in real browsers.
      apart('browsers', 120_000),
      // Real servers of mail and pictures.
      apart('services', 60_000),
      // A site that is broken while it is visited. Fifty restarts take 400 s or more.
      apart('faults', 900_000 * Math.max(durationFactor, 1), {
        globalSetup: 'tests/faults/fault-table.ts',
        // One after the other: a site, its twin, their database and a hundred visitors a second are all that two cores
        // carry, and what is well again within five seconds alone is not beside another file that kills as much.
        fileParallelism: false,
      }),
    ],
  },
});
