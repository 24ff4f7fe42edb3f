import { relative } from 'node:path';
import { type Logger, type ViteDevServer, createLogger } from 'vite';

/** Vite's log without its lines about a change, of which there is one for each part that the change reaches. */
export function withoutChanges(): Logger {
  const logger = createLogger();
  return {
    ...logger,
    info(message, options) {
      if (!/\b(page reload|hmr (update|invalidate))\b/.test(message)) logger.info(message, options);
    },
  };
}

/** Says of each change which file it was, once. */
export function sayChanges({ watcher, config }: ViteDevServer): void {
  watcher.on('change', (file) => console.log(`Changed: ${relative(config.root, file)}`));
}
