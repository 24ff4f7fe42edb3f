import type { DocumentId } from '#app/content/documents.ts';
import { isMissing } from '#app/content/faults/faults.text.ts';
import { countryOfGuide } from '#app/content/kinds/trust/guide.ts';
import { leavesIn } from '#app/content/leaves.ts';
import type { Database } from '#app/database/database.server.ts';
import { changedLeaves } from '../drafts/changed-leaves.ts';
import { staleLanguage } from '../drafts/stamps.ts';
import { readLatePublications } from '../history/reported-publications.server.ts';
import { documentFaults } from './document-faults.ts';
import { type Phase, missingEnglish, runOf, titleOf } from '../notices/listed-notice.server.ts';
import { type EditedDocument, readAllEdited, readAllNotices } from './edited-document.server.ts';
import { readPeople } from './people.server.ts';
import { searchLeaves } from './search-texts.server.ts';

/**
 * All documents, then the notices, with their state and what is to do in them; with `sought`, only those with a match
 * in a text of either language, draft before live.
 */
export async function listDocuments(
  db: Database,
  showing: (document: string) => string[],
  { now, sought }: { now: Date; sought?: string | undefined },
) {
  const [own, notices, publications, guarded] = await Promise.all([
    readAllEdited(db),
    readAllNotices(db),
    readPublications(db),
    readGuardedChanges(db, now),
  ]);
  const documents: EditedDocument[] = [...withGuidesOf(own), ...notices];
  const people = await readPeople(db, [
    ...documents.flatMap(({ row }) => [row?.changedBy, row?.askedBy]),
    ...[...publications.values(), ...guarded.values()].map(({ by }) => by),
  ]);
  return documents.flatMap((document) => {
    const { id, kind, row, version } = document;
    const run = runOf(document, now);
    const deletedAt = row?.deletedAt ?? null;
    if (sought && deletedAt) return [];
    const matches = sought && searchLeaves(leavesIn(kind.fields, document.draftContent), sought);
    if (matches && matches.length === 0) return [];
    const publication = publications.get(id);
    const change = guarded.get(id);
    return [
      {
        ...{
          _id: id,
          kind: run ? 'news' : id,
          title: titleOf(document),
          pages: showing(id),
          version,
        },
        state: stateOf(document),
        changedAt: row?.changedAt ?? null,
        changedBy: people(row?.changedBy),
        publishedAt: publication?.at ?? null,
        publishedBy: people(publication?.by),
        askedAt: row?.askedAt ?? null,
        askedBy: people(row?.askedBy),
        ...{ deletedAt, run },
        guardedChange: change ? { ...change, by: people(change.by) } : null,
        todo: deletedAt ? nothingToDo : todoOf(document, run?.phase),
        ...(matches && { matches }),
      },
    ];
  });
}

/** Of the guides those of the countries that are named, live or in a draft, and those that somebody has touched. */
function withGuidesOf(all: EditedDocument<DocumentId>[]): EditedDocument<DocumentId>[] {
  const codes = new Set(
    all
      .filter(({ id }) => id === 'countries')
      .flatMap(({ published, draftContent, kind }) =>
        [published, leavesIn(kind.fields, draftContent)].flatMap(({ countries }) =>
          Array.isArray(countries) ? countries.map(String) : [],
        ),
      ),
  );
  return all.filter(
    ({ id, row }) => row || codes.has(countryOfGuide(id) ?? '') || !countryOfGuide(id),
  );
}

function stateOf({ kind, row, resolved, draftContent }: EditedDocument) {
  if (row?.deletedAt) return 'deleted' as const;
  if (changedLeaves(kind, resolved.content, draftContent).length > 0) return 'draft' as const;
  if (resolved.overridden.length > 0) return 'published' as const;
  // A notice is not shipped: nothing of it is written yet.
  return kind.file === undefined ? ('draft' as const) : ('default' as const);
}

const nothingToDo = { missing: 0, stale: 0, sample: 0, lost: 0 };

/** What is to do, counted: each links to its field in the editor. Nothing is missing in a notice that has ended. */
function todoOf(document: EditedDocument, phase?: Phase) {
  const { kind, stamps, draft, resolved, draftContent, isUnreadable } = document;
  const leaves = Object.entries(leavesIn(kind.fields, draftContent));
  const missing = documentFaults(document, draftContent).filter(({ code }) => isMissing(code));
  return {
    missing: phase === 'ended' ? 0 : missing.length + (phase ? missingEnglish(document) : 0),
    stale: leaves.filter(([path, value]) =>
      staleLanguage(value, draft[path]?.stamps ?? stamps[path] ?? {}),
    ).length,
    sample: leaves.filter(([path, value]) => /(^|\/)sample$/.test(path) && value === true).length,
    lost: resolved.lost.length + (isUnreadable ? 1 : 0),
  };
}

/** The revision of each document that is live. */
async function readPublications(db: Database) {
  const rows = await db
    .selectFrom('contentDocument')
    .innerJoin('contentRevision', (join) =>
      join
        .onRef('contentRevision.document', '=', 'contentDocument._id')
        .onRef('contentRevision.number', '=', 'contentDocument.publishedRevision'),
    )
    .select(['contentRevision.document', 'contentRevision.at', 'contentRevision.by'])
    .execute();
  return new Map(rows.map(({ document, at, by }) => [document, { at, by }]));
}

/** The latest publication of each document that changed guarded fields, as long as everybody is told of it. */
async function readGuardedChanges(db: Database, now: Date) {
  const late = await readLatePublications(db, now);
  return new Map(
    late
      .filter(({ guarded }) => guarded.length > 0)
      .map(({ document, at, by, guarded }) => [document, { at, by, fields: guarded }]),
  );
}
