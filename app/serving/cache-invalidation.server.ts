import { contentVersion, onContentChange } from '#app/database/content-version.server.ts';
import { startLoop } from '#app/jobs/loop.server.ts';
import type { Services } from '#app/config/services.server.ts';

/**
 * How often the database is asked for the content version: a change by another process must show within a
 * second.
 */
const everyMs = 500;

/** How long the database may take to answer before the pages count as stale. */
const timeoutMs = 2000;

/**
 * Keeps the page cache current: invalidates it when this process changes content, and polls the content
 * version for changes by other processes. While the database does not answer, cached pages are kept and
 * marked as stale. Returns a function that stops the polling and waits for a query under way.
 */
export function startCacheInvalidation({ database, pages, log }: Invalidated): () => Promise<void> {
  let known: number | undefined;

  async function look(stopping: AbortSignal) {
    const mark = (isStale: boolean) => {
      if (stopping.aborted || pages.isStale === isStale) return;
      pages.isStale = isStale;
      log[isStale ? 'error' : 'info']({ code: isStale ? 'stale' : 'fresh' }, 'page cache');
    };
    const slow = setTimeout(mark, timeoutMs, true);
    try {
      const version = await contentVersion(database.db);
      if (known !== undefined && version !== known) pages.invalidate();
      known = version;
      mark(false);
    } catch {
      mark(true);
    } finally {
      clearTimeout(slow);
    }
  }

  const endListening = onContentChange(database.db, () => pages.invalidate());
  const endLoop = startLoop(look, { everyMs });
  return () => {
    endListening();
    return endLoop();
  };
}

type Invalidated = Pick<Services, 'database' | 'pages' | 'log'>;
