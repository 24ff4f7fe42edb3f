import { type Logger, createLogger } from 'vite';

/** Vite's log without its lines about changes, one for every module that a change affects. */
export function withoutChanges(): Logger {
  const logger = createLogger();
  return {
    ...logger,
    info(message, options) {
      if (!/\b(page reload|hmr (update|invalidate))\b/.test(message)) logger.info(message, options);
    },
  };
}
