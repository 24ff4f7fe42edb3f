import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join, posix } from 'node:path';
import { root } from '#bin/bootstrap.mjs';

/** What the code was when all of it was well: a digest of each file with all that it imports. */
type Digests = Record<string, string>;

/**
 * The files of code whose text, or that of a file they import, has changed since the digests in `cache` were written: rules that
 * know the types may find something new there and nowhere else. All files where a package, a setting or a declaration has
 * changed. Also the new digests, to be written when nothing was found.
 */
export function unlintedFiles(cache: string): { files: string[]; digests: Digests } {
  const known = readDigests(cache);
  const names = execFileSync('git', ['ls-files', '-cozd', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
  });
  const all = names.split('\0').filter((name) => name && existsSync(join(root, name)));
  const code = all.filter((name) => /\.(tsx?|mjs)$/.test(name));
  const ground = all.filter((name) => /^[^/]*\.json$|\.d\.ts$/.test(name));
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  const digests = digestsOf(new Map(code.map((name) => [name, read(name)])), ground.map(read));
  return { files: code.filter((name) => known[name] !== digests[name]), digests };
}

/** The digest of each file of code with all that it imports, directly or not, and with the `ground` of all. */
export function digestsOf(texts: Map<string, string>, ground: string[]): Digests {
  const imports = new Map([...texts].map(([name, text]) => [name, importsOf(name, text, texts)]));
  const own = new Map([...texts].map(([name, text]) => [name, digest([text])]));
  const setting = digest(ground);
  return Object.fromEntries(
    [...texts.keys()].map((name) => {
      const reached = [...reachedFrom(name, imports)].toSorted();
      return [name, digest([setting, ...[name, ...reached].map((one) => own.get(one)!)])];
    }),
  );
}

function readDigests(cache: string): Digests {
  try {
    return JSON.parse(readFileSync(cache, 'utf8')) as Digests;
  } catch {
    return {}; // There is none yet.
  }
}

/** The files of ours that a file names, in whatever kind of import. */
function importsOf(name: string, text: string, texts: Map<string, string>): string[] {
  const named = [...text.matchAll(/(?:from|import|import\()\s*['"]([#.][^'"]+)['"]/g)];
  return named.flatMap(([, path = '']) => {
    const file = path.startsWith('#') ? path.slice(1) : posix.join(dirname(name), path);
    const found = [file, `${file}.ts`, `${file}.tsx`].find((one) => texts.has(one));
    return found && extname(found) ? [found] : [];
  });
}

function reachedFrom(name: string, imports: Map<string, string[]>): Set<string> {
  const reached = new Set<string>();
  const next = [name];
  for (let file = next.pop(); file; file = next.pop())
    for (const one of imports.get(file) ?? [])
      if (!reached.has(one)) {
        reached.add(one);
        next.push(one);
      }
  return reached;
}

const digest = (texts: string[]) => createHash('sha256').update(texts.join('\0')).digest('hex');
