import type { OpenDatabase } from '#app/database/database.server.ts';
import { type Task, runDueTasks } from '#app/jobs/scheduler.server.ts';
import type { Log } from '#app/config/log.server.ts';
import type { Metrics } from '#app/services/metrics.server.ts';
import { type Cut, cutApart } from './cut-apart.server.ts';
import { officeDocuments } from '#app/content/documents.ts';
import { type BuiltWords, type FontSet, builtSet, fontSetFor } from './font-set.ts';
import { isStored, storeFonts } from './stored-fonts.server.ts';
import { wholeFonts } from './whole-fonts.ts';

/** The fonts of published words in this process (record 0008). */
export type WordFonts = {
  /**
   * The set that draws all words of this content: `built`, or the hash of a stored one. `whole` where there is
   * none (yet), and for any content but the published, such as drafts.
   */
  setFor: (content: object) => string;
  /**
   * Makes this the published content, `coming` what will be shown without being published again. Where their words
   * need a set that is not stored, one process cuts it in the background. Neither waits for that nor throws.
   */
  follow: (content: object, coming?: unknown) => Promise<void>;
  /** The cutting, for a process that takes it over from one that was killed. */
  task: Task;
  /** Ends a cutting under way. */
  end: () => Promise<void>;
};

type Needed = {
  database: OpenDatabase;
  log: Log;
  metrics: Pick<Metrics, 'fontCuts'>;
  now: () => Date;
};

/** Creates the fonts of a process. Without `built` there are no fonts to choose from, as in a command. */
export function createWordFonts(
  services: Needed,
  built: BuiltWords = { version: '', words: null },
  cut: Cut = cutApart,
): WordFonts {
  const { db } = services.database;
  const stopping = new AbortController();
  const nobodyYet = {};
  let shown: { content: object; set: string } = { content: nobodyYet, set: wholeFonts };
  /** The stored set that pages named last. */
  let previous: string | null = null;
  /** What is to be cut; null where nothing is, or where it has failed and nothing was published since. */
  let wanted: FontSet | null = null;
  let cutting = Promise.resolve();

  const task: Task = {
    name: 'font-cutting',
    isDue: () => wanted !== null,
    async run(signal) {
      const set = wanted;
      if (!set) return 'nothing';
      try {
        const files = await cut(set.words, signal);
        await storeFonts(db, { set: set.name, previous, files, now: services.now() });
      } catch (error) {
        if (wanted === set) wanted = null;
        services.metrics.fontCuts.inc({ outcome: 'failed' });
        throw error;
      }
      services.metrics.fontCuts.inc({ outcome: 'made' });
      return `words ${set.words.length}`;
    },
  };

  async function follow(content: object, coming?: unknown) {
    const set = fontSetFor([...onPages(content), coming], built);
    const isKnown = set.name === builtSet || set.name === shown.set;
    const isThere = isKnown || (await isStored(db, set.name).catch(() => false));
    shown = { content, set: isThere ? set.name : wholeFonts };
    wanted = isThere ? null : set;
    if (isThere) previous = set.name === builtSet ? previous : set.name;
    else cutting = runDueTasks(services, [task], stopping.signal);
  }

  return {
    setFor: (content) => (content === shown.content ? shown.set : wholeFonts),
    follow,
    task,
    async end() {
      stopping.abort();
      await cutting;
    },
  };
}

/** The documents whose texts visitors read. */
function onPages(content: object): unknown[] {
  return Object.entries(content).flatMap(([id, document]: [string, unknown]) =>
    officeDocuments.includes(id) ? [] : [document],
  );
}
