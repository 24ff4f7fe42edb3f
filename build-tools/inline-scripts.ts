import { readFile } from 'node:fs/promises';
import { type Plugin, minify, transformWithOxc } from 'vite';

/** Makes `import code from './file.ts?script'` the source of the function that the file exports, for a script in the page. */
export function inlineScripts(): Plugin {
  return {
    name: 'sampan-inline-scripts',
    enforce: 'pre',
    async load(id) {
      const [file, query] = id.split('?');
      if (!file || query !== 'script') return null;
      const source = await transformWithOxc(await readFile(file, 'utf8'), file, { target });
      const { code } = await minify(file, source.code, { module: true, compress: { target } });
      const found = /^export default (function[^]*\});?\s*$/.exec(code);
      if (!found) throw new Error(`${file} is not one function that is exported.`);
      return `export default ${JSON.stringify(found[1])}`;
    },
  };
}

/** Older than what the other scripts need (`vite.config.ts`): a browser that lacks it is to say so, which takes one that it can read. */
const target = 'es2019';
