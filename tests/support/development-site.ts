import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bareEnvironment } from './bare-environment.ts';

/** The site as `npm run dev` serves it, on data of its own. `stop` resolves to how it has ended. */
export async function startDevelopmentSite() {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-dev-'));
  const site = spawn(process.execPath, ['bin/run.mjs', 'bin/dev.ts'], {
    env: bareEnvironment({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(site, 'exit').finally(() => rmSync(folder, { recursive: true, force: true }));
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: site.stdout }).on('line', (line) => {
      const address = /serving on (\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
    void gone.then(([code]) => reject(new Error(`it ended with ${code} instead of serving`)));
  });
  return {
    origin,
    stop(signal: NodeJS.Signals) {
      site.kill(signal);
      return gone;
    },
  };
}
