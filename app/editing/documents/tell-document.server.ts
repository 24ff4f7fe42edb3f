import { fieldPath, leavesIn } from '#app/content/leaves.ts';
import type { Database } from '#app/database/database.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import type { Language } from '#app/i18n/language.ts';
import type { LeafAnswer } from '../content-shapes.ts';
import { staleLanguage } from '../drafts/stamps.ts';
import { documentFaults, findingAnswers } from './document-faults.ts';
import type { EditedDocument } from './edited-document.server.ts';
import { readPeople } from './people.server.ts';

/** A document as the API tells it: its leaves, or those of some paths, and what is wrong with its draft. */
export async function tellDocument(
  db: Database,
  document: EditedDocument,
  { language, now, paths }: { language: Language; now: Date; paths?: readonly string[] },
) {
  const found = documentFaults(document, document.draftContent, todayInDhaka(now));
  return {
    version: document.version,
    leaves: await tellLeaves(db, document, paths),
    ...findingAnswers(document, document.draftContent, found, language),
  };
}

/** Every leaf that is shipped, live or in the draft, or those of some paths. */
async function tellLeaves(
  db: Database,
  document: EditedDocument,
  paths?: readonly string[],
): Promise<Record<string, LeafAnswer>> {
  const { kind, shipped, published, draft, marks, resolved } = document;
  const defaults = leavesIn(kind.fields, shipped);
  const all = paths ?? Object.keys({ ...defaults, ...published, ...draft });
  const people = await readPeople(
    db,
    all.map((path) => (draft[path] ?? marks[path])?.by),
  );
  return Object.fromEntries(
    all.map((path) => {
      const mark = draft[path] ?? marks[path];
      const stamps = draft[path]?.stamps ?? document.stamps[path] ?? {};
      const told: LeafAnswer = {
        default: defaults[path],
        published: published[path],
        draft: draft[path]?.value,
        version: mark?.version ?? 0,
        by: people(mark?.by),
        at: mark?.at ?? null,
        stamps,
        stale: staleLanguage(draft[path] ? draft[path].value : published[path], stamps),
        ...(draft[path]?.restoredFrom !== undefined && { isRestored: true }),
        shippedChanged: resolved.shippedChanged.includes(fieldPath(kind.fields, path)),
      };
      return [path, told];
    }),
  );
}
