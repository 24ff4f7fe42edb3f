import type { Database } from '#app/database/database.server.ts';
import type { Services } from '#app/services/services.server.ts';
import type { SitePages } from '#app/content/site-pages.ts';
import type { Language } from '#app/i18n/language.ts';
import type { FindingAnswer, LeftOut } from '../content-shapes.ts';
import type { EditedDocument } from '../documents/edited-document.server.ts';
import { speaksAtOnce } from '../drafts/owners-fields.ts';
import { Overtaken } from '../documents/store-document.server.ts';
import { NoRoom } from '../notices/room.server.ts';
import { markFindings } from '../pictures/mark-findings.server.ts';
import { keepShippedPictures } from '../pictures/taken-pictures.server.ts';
import { PicturesGone, changesGuarded, goLive } from './go-live.server.ts';
import type { Plan } from './plan-document.server.ts';
import { type Prepared, missedPictures, prepare, readDocuments } from './prepare.server.ts';
import { type PageIn, firstFailingPage, pagesOf } from './changed-pages.server.ts';

/** Who publishes, what they may, and the language they read. */
export type Publisher = {
  actor: string;
  now: Date;
  isOwner: boolean;
  /** Throws where the sign-in is too old. */
  requireFresh: () => void;
  language: Language;
};

export type ToPublish = {
  key: string;
  documents: readonly { _id: string; version: number }[];
  without: LeftOut;
  note: string;
};

export type PublishOutcome =
  | { status: 'published' }
  | { status: 'key_reused' | 'owner_only' | 'nothing_changed' | 'too_many_notices' }
  | { status: 'unknown'; document: string }
  | { status: 'changed_meanwhile'; documents: EditedDocument[] }
  | { status: 'faults'; faults: FindingAnswer[] }
  | { status: 'page_failed'; page: PageIn };

export type PublishServices = Pick<Services, 'content' | 'database' | 'images' | 'log'>;

/**
 * Publishes the drafts of documents together, all or none. In this order: who may, what is wrong, every page that
 * shows them rendered once, then one transaction. A repeat finds that it has happened already.
 */
export async function publish(
  services: PublishServices,
  pages: SitePages,
  { key, documents, without, note }: ToPublish,
  publisher: Publisher,
): Promise<PublishOutcome> {
  const { db } = services.database;
  const asked = { documents, note, actor: publisher.actor };
  const known = await knownPublication(db, key, asked);
  if (known !== 'new') return { status: known === 'same' ? 'published' : 'key_reused' };

  const found = await readDocuments(
    db,
    documents.map(({ _id }) => _id),
  );
  if ('unknown' in found) return { status: 'unknown', document: found.unknown };
  const others = found.filter(({ version }, at) => version !== documents[at]?.version);
  if (others.length > 0) return overtaken(others);

  const live = services.content.current();
  const prepared = prepare(found, live, {
    isOwner: publisher.isOwner,
    language: publisher.language,
    now: publisher.now,
    without,
  });
  const going = prepared.plans.filter(({ changed }) => changed.length > 0);
  if (going.length === 0) {
    const isHeld = prepared.plans.some(({ held }) => held.length > 0);
    return { status: isHeld ? 'owner_only' : 'nothing_changed' };
  }
  const { faults } = await markFindings(services, going, prepared.next, publisher.language);
  const plan = { ...prepared, going, faults: [...prepared.faults, ...faults] };
  try {
    return await publishPrepared(services, pages, { key, note }, plan, publisher);
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    return overtaken(going.map(({ document }) => document));
  }

  /** Perhaps by the same call, sent twice. */
  async function overtaken(those: EditedDocument[]): Promise<PublishOutcome> {
    const now = await knownPublication(db, key, asked);
    return now === 'same'
      ? { status: 'published' }
      : { status: 'changed_meanwhile', documents: those };
  }
}

/** What a call asks for, to be compared with the publication that has its key already. */
type Asked = {
  documents: readonly { _id: string; version?: number }[];
  note: string;
  actor: string;
};

/**
 * Whether a publication has happened already: `same` for a repeat of the call that made it, `reused` when another
 * call had its key, `new` when none had.
 */
export async function knownPublication(
  db: Database,
  key: string,
  { documents, note, actor }: Asked,
): Promise<'new' | 'same' | 'reused'> {
  const made = await db
    .selectFrom('contentRevision')
    .innerJoin('contentDocument', 'contentDocument._id', 'contentRevision.document')
    .select(['contentDocument._id', 'contentDocument.version', 'contentRevision.by', 'note'])
    .where('publication', '=', key)
    .execute();
  if (made.length === 0) return 'new';
  const asked = new Map(documents.map(({ _id, version }) => [_id, version]));
  const isSame = made.every(
    (one) =>
      one.by === actor &&
      one.note === note &&
      asked.has(one._id) &&
      // Publishing has raised the version: whoever names today's means something new.
      (asked.get(one._id) ?? 0) < one.version,
  );
  return isSame ? 'same' : 'reused';
}

/** An owner's changes need a sign-in of the last ten minutes, as does what speaks to people at once when staff publish it. */
export function requireFreshFor(
  going: readonly Pick<Plan, 'document' | 'changed' | 'foreign'>[],
  { isOwner, requireFresh }: Publisher,
): void {
  const isAsked = going.some(
    (plan) =>
      changesGuarded(plan) ||
      plan.foreign.length > 0 ||
      (!isOwner && speaksAtOnce(plan.document.id)),
  );
  if (isAsked) requireFresh();
}

/**
 * Publishes what has been planned: what is wrong, every page that shows it rendered once, then one transaction. Throws
 * `Overtaken` where one of the documents has changed since it was read.
 */
export async function publishPrepared(
  services: PublishServices,
  pages: SitePages,
  { key, note }: Pick<ToPublish, 'key' | 'note'>,
  { going, faults, next }: Pick<Prepared, 'faults' | 'next'> & { going: Plan[] },
  publisher: Publisher,
): Promise<PublishOutcome> {
  requireFreshFor(going, publisher);
  if (faults.length > 0) return { status: 'faults', faults };
  const shown = pagesOf(
    pages,
    going.map(({ document }) => document.id),
    next,
  );
  const page = await firstFailingPage(pages, shown, next);
  if (page) return { status: 'page_failed', page };

  await keepShippedPictures(
    services,
    going.map(({ overrides }) => overrides),
    publisher.now,
  );
  try {
    const publication = { key, note, action: 'content.published' } as const;
    await goLive(services.database.db, publication, going, publisher);
  } catch (error) {
    if (error instanceof PicturesGone) {
      return { status: 'faults', faults: missedPictures(going, error.keys, publisher.language) };
    }
    if (error instanceof NoRoom) return { status: 'too_many_notices' };
    throw error;
  }
  return { status: 'published' };
}
