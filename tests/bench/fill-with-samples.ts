import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inProject } from '#bin/bootstrap.mjs';
import type { RunningSite } from '#tests/support/running-site.ts';

/** The samples of `npm run seed:demo`, at a running site. */
export async function fillWithSamples({ dataDir }: RunningSite): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    [inProject('bin', 'run.mjs'), inProject('bin', 'seed-demo.ts')],
    { env: { ...process.env, DATA_DIR: dataDir } },
  );
}
