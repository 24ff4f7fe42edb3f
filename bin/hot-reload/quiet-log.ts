import { type Logger, createLogger } from 'vite';

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
