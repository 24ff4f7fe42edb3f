import { contentVersion } from '#app/database/content-version.server.ts';
import type { Services } from './services.server.ts';

/** How often the database is asked, in milliseconds: a change elsewhere must show within a second. */
const interval = 500;

/** How long an answer may take before the pages count as stale, in milliseconds. */
const patience = 2000;

/**
 * Keeps the pages in memory true when another process changes content: asks for its version and
 * drops the pages when that has changed. While nobody answers, the pages are kept and marked as
 * stale. Returns what ends it.
 */
export function watchContent({ database, pages, log }: ContentWatch): () => void {
  let known: number | undefined;
  let ended = false;
  let timer: NodeJS.Timeout | undefined;

  async function look() {
    const slow = setTimeout(() => setStale(true), patience);
    try {
      const version = await contentVersion(database.db);
      if (known !== undefined && version !== known) pages.forget();
      known = version;
      setStale(false);
    } catch {
      setStale(true);
    } finally {
      clearTimeout(slow);
      if (!ended) timer = setTimeout(look, interval).unref();
    }
  }

  function setStale(isStale: boolean) {
    if (ended || pages.isStale === isStale) return;
    pages.isStale = isStale;
    log[isStale ? 'error' : 'info']({ code: isStale ? 'stale' : 'fresh' }, 'pages in memory');
  }

  void look();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

type ContentWatch = Pick<Services, 'database' | 'pages' | 'log'>;
