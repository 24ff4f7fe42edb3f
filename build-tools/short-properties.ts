import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Builds the styles with custom properties of one or two letters: a page spells each in its styles, and names that say more
 * cost every document half a kilobyte. Before the bundler hashes a sheet, because a browser that has kept one from an
 * earlier release would take its letters for others.
 */
export function shortProperties(): Plugin {
  let names: Map<string, string>;
  return {
    name: 'sampan-short-properties',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      names = shortPropertyNames();
    },
    transform: (code, id) =>
      /\.css($|\?)/.test(id) ? code.replace(property, (name) => names.get(name) ?? name) : null,
  };
}

/** What each custom property is called in the built styles, the most used ones in one letter; without those that scripts set. */
export function shortPropertyNames(): Map<string, string> {
  const styles = namesIn('css');
  const ofScripts = new Set(namesIn('{ts,tsx}'));
  const uses = new Map<string, number>();
  for (const name of styles) uses.set(name, (uses.get(name) ?? 0) + 1);
  const names = [...uses.keys()].filter((name) => !ofScripts.has(name)).sort();
  names.sort((one, other) => uses.get(other)! - uses.get(one)!);
  return new Map(names.map((name, at) => [name, `--${letters(at)}`]));
}

const property = /(?<![\w-])--[a-z][\w-]*/g;

const app = join(import.meta.dirname, '../app');

function namesIn(endings: string): string[] {
  const files = globSync(`**/*.${endings}`, { cwd: app });
  return files.flatMap((file) => readFileSync(join(app, file), 'utf8').match(property) ?? []);
}

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

function letters(at: number): string {
  const first = Math.floor(at / alphabet.length) - 1;
  return (alphabet[first] ?? '') + alphabet[at % alphabet.length];
}
