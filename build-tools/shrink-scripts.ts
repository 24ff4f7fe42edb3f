import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify } from 'terser';

/**
 * Minifies once more what the first page of a visitor waits for: what terser leaves of the bundler's own result is a kilobyte
 * smaller, as brotli, and of the sources alone it makes nothing smaller than the bundler does. The other scripts together
 * would gain less than the fifteen seconds that they cost. A file keeps its name, whose hash is that of the bundler's result.
 */
export async function shrinkScripts(assets: string): Promise<void> {
  const names = (await readdir(assets)).filter((name) => first.test(name));
  for (const name of names) {
    const file = join(assets, name);
    const { code } = await minify(await readFile(file, 'utf8'), options);
    if (!code) throw new Error(`Nothing is left of ${name}.`);
    await writeFile(file, code);
  }
}

const first = /^(framework|frame|forms|waiting-fields)-.*\.js$/;

/** The comments are one for V8 (`vite.config.ts`) and those of licences. Sequences compress worse than statements. */
const options = {
  module: true,
  ecma: 2020,
  compress: { passes: 3, ecma: 2020, sequences: false },
  format: { ecma: 2020, comments: /./ },
} as const;
