import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is being built: the package's version, the commit if known, and the time. */
export type BuildVersion = { number: string; commit: string | null; builtAt: string };

/**
 * Reads the version in the project's folder. The commit is `SAMPAN_COMMIT`, for builds from an archive or in
 * a container, or git's, with a `+` for uncommitted changes; null without either.
 */
export function buildVersion(
  folder: string,
  { SAMPAN_COMMIT }: { SAMPAN_COMMIT?: string | undefined },
  now: Date,
): BuildVersion {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return {
    number: version,
    commit: SAMPAN_COMMIT || gitCommit(folder),
    builtAt: now.toISOString(),
  };
}

/** A short name that identifies the build: browsers send it with their reports. */
export function buildName({ number, commit, builtAt }: BuildVersion): string {
  return `${number}-${(commit ?? builtAt).replace(/[^\w.+-]/g, '')}`;
}

function gitCommit(folder: string): string | null {
  const question = ['describe', '--always', '--exclude=*', '--dirty=+'];
  try {
    const said = execFileSync('git', question, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return said.toString().trim() || null;
  } catch {
    return null;
  }
}
