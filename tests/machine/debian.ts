import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { runChild } from './child.ts';

const limitMs = 20 * 60_000;

/** Only as root on Debian and its derivatives; tests must not prompt for a password. */
export const canInstallPackages = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');

/** Installs Debian packages. A package that could not be installed is still missing afterwards. */
export async function installPackages(packages: string[], stop: AbortSignal): Promise<void> {
  // Debian's PostgreSQL would create a cluster at once and start it on port 5432. The tests have their own;
  // this drop-in prevents it without changing the package's file.
  const folder = '/etc/postgresql-common/createcluster.d';
  const dropIn = `${folder}/without-main-cluster.conf`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Another apt may be running, at boot for instance: wait for it.
  const apt = (...args: string[]) =>
    runChild('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-q', ...args], { env, stop, limitMs });
  mkdirSync(folder, { recursive: true });
  writeFileSync(dropIn, 'create_main_cluster = false\n');
  try {
    // A new machine has no package lists, an old one has outdated ones. If updating fails, the existing lists
    // may still do.
    await apt('update');
    const { ok, output } = await apt('install', '-y', '--no-install-recommends', ...packages);
    if (!ok) console.error(output);
  } finally {
    rmSync(dropIn, { force: true });
  }
}
