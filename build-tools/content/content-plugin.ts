import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { readPolicy } from './read-policy.ts';

/** Compiles content at build time: Markdown becomes plain data, so that browsers load no parser. */
export function content(): Plugin {
  return {
    name: 'sampan-content',
    load: {
      filter: { id: /\/content\/[^/]+\.md$/ },
      handler(file) {
        this.addWatchFile(file);
        const policy = readPolicy(readFileSync(file, 'utf8'));
        return { code: `export default ${JSON.stringify(policy)}`, moduleType: 'js' };
      },
    },
  };
}
