import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is being built: the package's version, the commit where one can be known, and when. */
export type BuildVersion = { number: string; commit: string | null; builtAt: string };

/**
 * Reads it in the project's folder. The commit is `SAMPAN_COMMIT`, for builds from an archive or in a
 * container, or what git says, with a `+` when there were changes; null without both.
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

/** By what a build is told from others, in few characters: browsers say it of themselves. */
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
