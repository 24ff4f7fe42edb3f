import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { runChild } from './child.ts';

const limitMs = 20 * 60_000;

/** Only root on Debian and its relatives; nobody is asked for a password in the middle of tests. */
export const canInstallPackages = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');

/** Installs Debian packages. What could not be installed shows as still missing afterwards. */
export async function installPackages(packages: string[], stop: AbortSignal): Promise<void> {
  // Debian's PostgreSQL would make a cluster at once and start it on port 5432. The tests bring
  // their own; a drop-in says so without touching the file that the package owns.
  const folder = '/etc/postgresql-common/createcluster.d';
  const dropIn = `${folder}/without-main-cluster.conf`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Another apt may be at work, at boot for instance: wait for it.
  const apt = (...args: string[]) =>
    runChild('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-q', ...args], { env, stop, limitMs });
  mkdirSync(folder, { recursive: true });
  writeFileSync(dropIn, 'create_main_cluster = false\n');
  try {
    // A new machine has no package lists, an old one lists of versions that have gone. A failed
    // update is no reason to give up: the lists that are there may do.
    await apt('update');
    const { ok, output } = await apt('install', '-y', '--no-install-recommends', ...packages);
    if (!ok) console.error(output);
  } finally {
    rmSync(dropIn, { force: true });
  }
}
