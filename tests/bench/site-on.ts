import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverOptions } from '#build-tools/production-build.ts';
import { startSite } from '#tests/support/running-site.ts';
import { secrets } from './sample-rows.ts';

/** A site of the build on a database that is full of samples, with the secrets that these were encrypted with. */
export async function siteOn(databaseUrl: string) {
  const folder = await mkdtemp(join(tmpdir(), 'sampan-bench-'));
  const secretsFile = join(folder, 'secrets.json');
  await writeFile(secretsFile, JSON.stringify(secrets));
  const settings = { DATABASE_URL: databaseUrl, SECRETS_FILE: secretsFile };
  const site = await startSite('build', settings, serverOptions);
  return {
    origin: site.origin,
    async end() {
      await site.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
