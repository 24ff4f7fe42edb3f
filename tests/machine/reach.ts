import { execFileSync } from 'node:child_process';
import { root } from '#bin/bootstrap.mjs';
import type { Reach } from './step.ts';
import { type Subject, subjects } from './subjects.ts';

/**
 * What the change since a commit can reach, new files included; null where that is everything: whatever belongs to
 * no subject is ground on which all of them stand. Documents and shipped words reach only what reads them.
 */
export function reachOf(commit: string): Reach | null {
  const git = (...args: string[]) =>
    execFileSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  const files = [
    ...git('diff', '--name-only', '--diff-filter=d', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter(Boolean);
  return reachOfFiles(files);
}

/** Journeys and the programs of `tests/operating/` run on the build. */
export function needsBuild({ integration, journeys }: Reach): boolean {
  return journeys.length > 0 || integration.some((word) => word.includes('operating/'));
}

/** The subjects of the innermost folder that a file is in. */
function subjectsOf(file: string): Subject[] {
  const around = subjects.flatMap(({ folders }) => folders).filter((one) => file.startsWith(one));
  const innermost = around.toSorted((a, b) => b.length - a.length)[0];
  return subjects.filter(({ folders }) => folders.some((one) => one === innermost));
}

/** What only the server runs is held by integration tests, what only pages are made of by journeys. */
const isOfServer = (file: string) => file.endsWith('.server.ts');
const isOfPages = (file: string) => /\.(tsx|css)$/.test(file);

/** The same for files that are named. */
export function reachOfFiles(files: string[]): Reach | null {
  const reach: Reach = { files, integration: [], journeys: [] };
  for (const file of files) {
    if (file.endsWith('.md')) reach.integration.push('process/references');
    else if (/^tests\/e2e\/.*\.spec\.ts$/.test(file)) reach.journeys.push(file);
    else if (/^tests\/(integration|operating|process)\/.*\.test\.ts$/.test(file))
      reach.integration.push(file);
    // One beside its code is found by what it imports.
    else if (!file.startsWith('tests/') && /\.test\.tsx?$/.test(file)) continue;
    else {
      const found = subjectsOf(file);
      if (found.length === 0) return null;
      if (!isOfPages(file)) reach.integration.push(...found.flatMap((one) => one.integration));
      if (!isOfServer(file)) reach.journeys.push(...found.flatMap(({ journeys }) => journeys));
    }
  }
  return reach;
}
