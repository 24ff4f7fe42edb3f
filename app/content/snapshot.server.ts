import type { Log } from '#app/config/log.server.ts';
import { contentVersion } from '#app/database/content-version.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { defaultDocuments } from './defaults.server.ts';
import { type DocumentId, type Documents, documents, isDocumentId } from './documents.ts';
import { fitsField } from './faults/faults.ts';
import { type Resolved, resolve } from './resolve.server.ts';
import { type Overrides, parseStored } from './stored-content.ts';

/** All published content at one moment. Immutable: a change makes another one. */
export type Snapshot = {
  documents: Documents;
  /** The content version that it shows, or a later one. */
  version: number;
  /** When each document was last published; absent where it is as shipped. */
  publishedAt: Partial<Record<DocumentId, string>>;
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
};

/** Reads the published content. */
export async function openContent(db: Database, log: Log): Promise<Content> {
  let snapshot = await readSnapshot(db, log);
  let last: Promise<void> = Promise.resolve();
  return {
    current: () => snapshot,
    reload() {
      // One after the other: an older one that took longer must not replace a newer one.
      last = readAfter(last);
      return last;
    },
  };

  async function readAfter(earlier: Promise<void>) {
    await earlier.catch(() => {});
    snapshot = await readSnapshot(db, log);
  }
}

async function readSnapshot(db: Database, log: Log): Promise<Snapshot> {
  // Before the rows: whoever changes them in between raises it again.
  const version = await contentVersion(db);
  const rows = await db
    .selectFrom('contentDocument')
    .leftJoin('contentRevision', (join) =>
      join
        .onRef('contentRevision.document', '=', 'contentDocument._id')
        .onRef('contentRevision.number', '=', 'contentDocument.publishedRevision'),
    )
    .select(['contentDocument._id', 'contentDocument.published', 'contentRevision.at'])
    .where('contentDocument.published', 'is not', null)
    .where('contentDocument.deletedAt', 'is', null)
    .execute();
  return snapshotOf(version, rows, log);
}

type Row = { _id: string; published: string | null; at: string | null };

function snapshotOf(version: number, rows: Row[], log: Log): Snapshot {
  const shipped = defaultDocuments();
  const snapshot: Snapshot = {
    documents: shipped,
    version,
    publishedAt: {},
    resolved: {},
    unreadable: [],
  };
  for (const { _id, published, at } of rows) {
    if (!isDocumentId(_id) || published === null) continue;
    try {
      const overrides = parseStored<Overrides>(published);
      const resolved = resolve(
        documents[_id],
        shipped[_id],
        overrides,
        fitsField(documents[_id], shipped[_id]),
      );
      snapshot.resolved[_id] = resolved;
      snapshot.documents = { ...snapshot.documents, [_id]: resolved.content };
      if (at !== null) snapshot.publishedAt[_id] = at;
    } catch {
      snapshot.unreadable.push(_id);
      log.error({ document: _id, code: 'CONTENT_UNREADABLE' }, 'published content not readable');
    }
  }
  return snapshot;
}
