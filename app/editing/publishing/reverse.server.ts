import type { Services } from '#app/services/services.server.ts';
import { ourContacts } from '#app/content/contacts/contacts.ts';
import { fitsField } from '#app/content/faults/faults.ts';
import { fieldsIn, valueAt } from '#app/content/leaves.ts';
import { contentWith } from '#app/content/news/content-with.ts';
import { resolve } from '#app/content/resolve.server.ts';
import type { SitePages } from '#app/content/site-pages.ts';
import { type Draft, type Overrides, parseStored } from '#app/content/stored-content.ts';
import type { Database } from '#app/database/database.server.ts';
import type { FindingAnswer } from '../content-shapes.ts';
import { type EditedDocument, readEdited } from '../documents/edited-document.server.ts';
import { Overtaken } from '../documents/store-document.server.ts';
import { NoRoom } from '../notices/room.server.ts';
import { changedLeaves } from '../drafts/changed-leaves.ts';
import { leavesToward } from '../drafts/leaves-toward.ts';
import { foreignLeaves } from '../drafts/owners-fields.ts';
import { type Going, PicturesGone, changesGuarded, goLive } from './go-live.server.ts';
import { type Plan, overrideOf } from './plan-document.server.ts';
import { missedPictures } from './prepare.server.ts';
import { type Publisher, knownPublication, requireFreshFor } from './publish.server.ts';
import { type PageIn, firstFailingPage, pagesOf } from './changed-pages.server.ts';

export type ReverseOutcome =
  | { status: 'reversed' | 'unknown' | 'key_reused' | 'owner_only' | 'published_since' | 'erased' }
  | { status: 'too_many_notices' }
  | { status: 'faults'; faults: FindingAnswer[] }
  | { status: 'page_failed'; page: PageIn };

/**
 * Takes a publication back: what was live before it is live again, as new revisions, and what it had published is
 * the draft again, except leaves that were changed since.
 */
export async function reverse(
  services: Pick<Services, 'content' | 'database'>,
  pages: SitePages,
  { publication, key }: { publication: string; key: string },
  publisher: Publisher,
): Promise<ReverseOutcome> {
  const { db } = services.database;
  const made = await revisionsOf(db, publication);
  if (made.length === 0) return { status: 'unknown' };
  const asked = {
    documents: made.map(({ document }) => ({ _id: document })),
    ...{ note: '', actor: publisher.actor },
  };
  const known = await knownPublication(db, key, asked);
  if (known !== 'new') return { status: known === 'same' ? 'reversed' : 'key_reused' };

  const ours = ourContacts(services.content.current().documents);
  const going: GoingBack[] = [];
  for (const { document: id, number } of made) {
    const document = await readEdited(db, id);
    if (!document || document.row?.publishedRevision !== number) return overtaken();
    const before = await revisionBefore(db, id, number ?? 0);
    if (before.isErased) return { status: 'erased' };
    const back = backTo(document, before, publisher);
    going.push({ ...back, foreign: foreignLeaves(document, back.content, ours) });
  }
  const isOwners = going.some((one) => changesGuarded(one) || one.foreign.length > 0);
  if (isOwners && !publisher.isOwner) return { status: 'owner_only' };
  requireFreshFor(going, publisher);
  const contents = going.map(({ document: { id }, content }) => ({ id, content }));
  const then = contentWith(services.content.current(), contents, publisher.now);
  const shown = pagesOf(
    pages,
    going.map(({ document }) => document.id),
    then,
  );
  const page = await firstFailingPage(pages, shown, then);
  if (page) return { status: 'page_failed', page };
  try {
    await goLive(db, { key, note: '', action: 'content.reversed' }, going, publisher);
  } catch (error) {
    if (error instanceof NoRoom) return { status: 'too_many_notices' };
    if (error instanceof PicturesGone) {
      return { status: 'faults', faults: missedPictures(going, error.keys, publisher.language) };
    }
    if (!(error instanceof Overtaken)) throw error;
    return overtaken();
  }
  return { status: 'reversed' };

  /** Perhaps by the same call, sent twice. */
  async function overtaken(): Promise<ReverseOutcome> {
    const now = await knownPublication(db, key, asked);
    return { status: now === 'same' ? 'reversed' : 'published_since' };
  }
}

function revisionsOf(db: Database, publication: string) {
  return db
    .selectFrom('contentRevision')
    .select(['document', 'number'])
    .where('publication', '=', publication)
    .where('number', 'is not', null)
    .execute();
}

type Before = { id: string | null; overrides: Overrides; isErased: boolean };

/** What was live before a revision: the one with the number below, or what was shipped. */
async function revisionBefore(db: Database, document: string, number: number): Promise<Before> {
  const row = await db
    .selectFrom('contentRevision')
    .select(['_id', 'state', 'value'])
    .where('document', '=', document)
    .where('number', '=', number - 1)
    .executeTakeFirst();
  if (!row) return { id: null, overrides: {}, isErased: false };
  const overrides = parseStored<Overrides>(row.value);
  return { id: row._id, overrides, isErased: row.state === 'erased' };
}

type GoingBack = Going & Pick<Plan, 'content' | 'changed' | 'foreign'>;

/** A document on its way back to earlier overrides, with what is live now in its draft. */
function backTo(
  document: EditedDocument,
  before: Before,
  { actor, now }: Publisher,
): Omit<GoingBack, 'foreign'> {
  const { kind, shipped, resolved, draft } = document;
  const { content } = resolve(kind, shipped, before.overrides, fitsField(kind, shipped));
  const mark = {
    ...{ version: document.version + 1, by: actor, at: now.toISOString() },
    ...{ editor: '', sequence: 0 },
  };
  const undone: Draft = {};
  for (const [path, value] of Object.entries(leavesToward(kind, content, resolved.content))) {
    const stamps = document.stamps[path] ?? {};
    undone[path] = { ...(document.marks[path] ?? mark), value, stamps };
  }
  return {
    ...{ document, content },
    changed: changedLeaves(kind, resolved.content, content),
    overrides: earlierOverrides(document, content, before.overrides),
    draft: { ...undone, ...draft },
    restoredFrom: before.id ?? 'shipped',
  };
}

/** The earlier values, with the marks of now: a leaf's version never goes back. */
function earlierOverrides(
  { kind, shipped, overrides }: EditedDocument,
  content: object,
  earlier: Overrides,
): Overrides {
  const fields = fieldsIn(kind.fields).filter(
    ([path]) => Object.hasOwn(earlier, path) || Object.hasOwn(overrides, path),
  );
  const unknown = Object.entries(overrides).filter(
    ([path]) => !fields.some(([one]) => one === path),
  );
  return {
    ...Object.fromEntries(unknown),
    ...Object.fromEntries(
      fields.map(([path, field]) => {
        const made = overrideOf(
          kind.fields,
          [path, field],
          { value: valueAt(content, path), shipped: valueAt(shipped, path) },
          [
            earlier[path],
            { stamps: earlier[path]?.stamps ?? {}, versions: overrides[path]?.versions ?? {} },
          ],
        );
        return [path, { ...made, basis: earlier[path]?.basis ?? made.basis }];
      }),
    ),
  };
}
