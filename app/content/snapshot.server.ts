import type { Log } from '#app/config/log.server.ts';
import type { OperatorSettings, OwnerSettings } from '#app/owner-settings/owner-settings.ts';
import { readOwnerSettings } from '#app/owner-settings/stored-settings.server.ts';
import { contentVersion } from '#app/database/content-version.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { type GalleryPictures, readGalleryPictures } from '#app/images/closed-images.server.ts';
import { startOfDayInDhaka, todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { defaultDocuments } from './defaults.server.ts';
import {
  type DocumentId,
  type Documents,
  type ShownId,
  documents,
  isDocumentId,
} from './documents.ts';
import { fitsField } from './faults/faults.ts';
import { type PublishedJob, jobsOn } from './jobs/jobs.ts';
import { readJobs } from './jobs/read-jobs.server.ts';
import { type Notice, lastTurn, later, newsAt, nextTurn } from './news/news.ts';
import { isNewsThere, rememberingNotices } from './news/read-notices.server.ts';
import { type Resolved, resolve } from './resolve.server.ts';
import { type Overrides, parseStored } from './stored-content.ts';

/** All published content at one moment, and what owners have set. Immutable: a change makes another one. */
export type Snapshot = {
  documents: Documents;
  /** All published notices, whether they have begun or not. */
  notices: readonly Notice[];
  /** All job orders that were published, as stored. */
  jobs: readonly PublishedJob[];
  /** When the next notice begins or ends, or the next day of Dhaka begins, with which facts age and job orders end. */
  turnsAt: Date;
  /** What owners have set on the page of settings. */
  ownerSettings: OwnerSettings;
  /** Which pictures of the gallery may be served, for when the database is away. */
  pictures: GalleryPictures;
  /** The content version that it shows, or a later one. */
  version: number;
  /** When each document was last published; absent where it is as shipped. */
  publishedAt: Partial<Record<ShownId, string>>;
  /** The number of the revision that each document shows; absent where it is as shipped. */
  revisions: Partial<Record<DocumentId, number>>;
  /** What became of the overrides of each document that has any. */
  resolved: Partial<Record<DocumentId, Resolved>>;
  /** Documents whose stored overrides cannot be read; they are as shipped. */
  unreadable: DocumentId[];
};

/** The published content of this process. */
export type Content = {
  current: () => Snapshot;
  /** Reads the published content anew. When that fails it throws, and the old one stays. */
  reload: () => Promise<void>;
  /** Shows the notices that run, and the facts and job orders that hold now, without asking the database. */
  turn: () => void;
};

/**
 * Reads the published content. `now` is the clock by which notices begin and end, `operator` what holds until an
 * owner sets something else.
 */
export async function openContent(
  db: Database,
  log: Log,
  now: () => Date,
  operator: OperatorSettings,
): Promise<Content> {
  const noticesOf = rememberingNotices();
  let snapshot = await read();
  let last: Promise<void> = Promise.resolve();
  return {
    current: () => snapshot,
    reload() {
      // One after the other: an older one that took longer must not replace a newer one.
      last = readAfter(last);
      return last;
    },
    turn() {
      snapshot = atMoment(snapshot, now());
    },
  };

  async function readAfter(earlier: Promise<void>) {
    await earlier.catch(() => {});
    snapshot = await read();
  }

  async function read() {
    return atMoment(await readSnapshot(db, log, noticesOf, operator), now());
  }
}

/** The same content with the notices that run, and the facts and job orders that hold at a moment. */
function atMoment(snapshot: Snapshot, now: Date): Snapshot {
  const { documents: all, notices, jobs, publishedAt } = snapshot;
  const turned = lastTurn(notices, now);
  const today = { day: todayInDhaka(now) };
  const midnight = new Date(startOfDayInDhaka(today.day, 1));
  const turn = nextTurn(notices, now);
  return {
    ...snapshot,
    documents: {
      ...all,
      news: newsAt(notices, all.news.wasEver, now),
      jobs: jobsOn(jobs, today.day),
      today,
    },
    turnsAt: turn && turn < midnight ? turn : midnight,
    publishedAt: { ...publishedAt, ...(turned && { news: later(publishedAt.news, turned) }) },
  };
}

type NoticesOf = ReturnType<typeof rememberingNotices>;

async function readSnapshot(
  db: Database,
  log: Log,
  noticesOf: NoticesOf,
  operator: OperatorSettings,
): Promise<Snapshot> {
  // Before the rows: whoever changes them in between raises it again.
  const version = await contentVersion(db);
  const [wasEver, rows, jobs, ownerSettings, pictures] = await Promise.all([
    isNewsThere(db),
    readRows(db),
    readJobs(db, log),
    readOwnerSettings(db, operator),
    readGalleryPictures(db),
  ]);
  const shipped = defaultDocuments();
  const snapshot: Snapshot = {
    documents: { ...shipped, news: { ...shipped.news, wasEver } },
    ...{
      notices: [],
      jobs,
      turnsAt: new Date(0),
      ownerSettings,
      pictures,
      version,
      publishedAt: {},
      revisions: {},
    },
    ...{ resolved: {}, unreadable: [] },
  };
  return addRows(snapshot, rows, log, noticesOf);
}

function readRows(db: Database) {
  return db
    .selectFrom('contentDocument')
    .leftJoin('contentRevision', (join) =>
      join
        .onRef('contentRevision.document', '=', 'contentDocument._id')
        .onRef('contentRevision.number', '=', 'contentDocument.publishedRevision'),
    )
    .select(['contentDocument._id', 'published', 'publishedRevision', 'deletedAt'])
    .select('contentRevision.at')
    .where('contentDocument.published', 'is not', null)
    .execute();
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

function addRows(
  snapshot: Snapshot,
  rows: readonly Row[],
  log: Log,
  noticesOf: NoticesOf,
): Snapshot {
  const notices: Notice[] = [];
  const { publishedAt } = snapshot;
  for (const { _id, published, publishedRevision, at, deletedAt } of rows) {
    // Notices alone are deleted, and the pages look another way since.
    if (deletedAt !== null) {
      publishedAt.news = later(publishedAt.news, deletedAt);
      continue;
    }
    try {
      if (isDocumentId(_id)) {
        addDocument(snapshot, _id, parseStored<Overrides>(published));
        if (at !== null) publishedAt[_id] = at;
        if (publishedRevision !== null) snapshot.revisions[_id] = publishedRevision;
        continue;
      }
      const [notice] = noticesOf(_id, published);
      if (!notice) continue;
      notices.push(notice);
      if (at !== null && notice.from <= at) publishedAt.news = later(publishedAt.news, at);
    } catch {
      if (isDocumentId(_id)) snapshot.unreadable.push(_id);
      log.error({ document: _id, code: 'CONTENT_UNREADABLE' }, 'published content not readable');
    }
  }
  return { ...snapshot, notices };
}

function addDocument(snapshot: Snapshot, id: DocumentId, overrides: Overrides): void {
  const shipped = defaultDocuments()[id];
  const resolved = resolve(documents[id], shipped, overrides, fitsField(documents[id], shipped));
  snapshot.resolved[id] = resolved;
  snapshot.documents = { ...snapshot.documents, [id]: resolved.content };
}
