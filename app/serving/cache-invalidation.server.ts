import { contentVersion, onContentChange } from '#app/database/content-version.server.ts';
import { isDatabaseUnreachable } from '#app/database/database.server.ts';
import { startLoop } from '#app/jobs/loop.server.ts';
import type { Services } from '#app/services/services.server.ts';
import { contentTurns } from './content-turns.server.ts';

/**
 * How often the database is asked for the content version: a change by another process must show within a
 * second.
 */
const everyMs = 500;

/** How long the database may take to answer before the pages count as stale. */
const timeoutMs = 2000;

/**
 * Keeps the published content and the page cache current: when this process changes content, and when the
 * content version, which it polls, tells of changes by others. The content first, so that no page is rendered
 * from the old one and kept. While the database does not answer, content and pages are kept, and the pages marked
 * as stale; but no page from before somebody withdrew the consent to be shown. Returns a function that stops the
 * polling and waits for a query under way.
 */
export function startCacheInvalidation(services: Invalidated): () => Promise<void> {
  const { database, pages, log, content, wordFonts } = services;
  /** What the pages show. Not that of `content`: read without the pages being dropped, it would never be made up for. */
  let shownVersion = content.current().version;
  /** The pictures that the pages were told of as withdrawn. */
  let { withdrawn } = content.current().pictures;

  /** The kind of error that the log has had, once for as long as it lasts. */
  let told: string | null = null;

  /** That the database is away others tell; everything else would go unnoticed here, and pages stay as they are. */
  function tell(error: unknown) {
    const kind = error instanceof Error ? error.name : typeof error;
    if (isDatabaseUnreachable(error) || told === kind) return;
    told = kind;
    log.error({ err: error }, 'published content could not be read anew');
  }

  async function look(stopping: AbortSignal) {
    const mark = (isStale: boolean) => {
      if (stopping.aborted || pages.isStale === isStale) return;
      pages.isStale = isStale;
      log[isStale ? 'error' : 'info']({ code: isStale ? 'stale' : 'fresh' }, 'page cache');
    };
    const slow = setTimeout(mark, timeoutMs, true);
    try {
      const version = await contentVersion(database.db);
      if (version !== shownVersion) await renew();
      mark(false);
      told = null;
    } catch (error) {
      mark(true);
      tell(error);
    } finally {
      clearTimeout(slow);
    }
  }

  async function renew() {
    await content.reload();
    await show();
  }

  async function show() {
    const { documents, notices, pictures, version } = content.current();
    await wordFonts.follow(documents, notices);
    pages.invalidate();
    if ([...pictures.withdrawn].some((key) => !withdrawn.has(key))) pages.forget();
    ({ withdrawn } = pictures);
    shownVersion = version;
    turns.plan();
  }

  const turns = contentTurns(services, async () => {
    content.turn();
    await show();
  });
  const endListening = onContentChange(database.db, renew);
  const endLoop = startLoop(look, { everyMs });
  turns.plan();
  return () => {
    turns.end();
    endListening();
    return endLoop();
  };
}

type Invalidated = Pick<Services, 'database' | 'pages' | 'log' | 'content' | 'wordFonts' | 'now'>;
