import { v7 as newId } from 'uuid';
import { announcing, changeContentInTurn } from '#app/database/content-version.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { recordEvent } from '#app/database/event-log.server.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { imageKeyOf } from '#app/images/image-address.ts';
import { holdImages, letGo } from '#app/images/unused-images.server.ts';
import { type Change, workRecord } from '#app/work/work-record.server.ts';
import { type ConsentProblem, consentFields, consentProblems } from './consent/consent.ts';
import type { ChangedGalleryItem, NewGalleryItem } from './gallery-item.ts';

/** The items as staff work on them, each change with a new version of what the public pages show. */
export const galleryItems = workRecord({
  events: 'gallery.',
  update: (db) => db.updateTable('galleryItem'),
  transact: (db, work) => changeContentInTurn(db, announcing(work)),
});

/** Why an item is not taken: a picture that our store has not issued, or a consent that is only begun. */
export type Refusal =
  | { status: 'unknown_image' }
  | { status: 'wrong_consent'; problems: ConsentProblem[] };

/** Puts an item on show and returns its id, or why it was refused. */
export async function addGalleryItem(
  db: Database,
  input: NewGalleryItem,
  actor: string,
  now: Date,
): Promise<{ status: 'added'; insertedId: string } | Refusal> {
  return changeContentInTurn(db, async ({ transaction, announce }) => {
    const problems = consentProblems(input, todayInDhaka(now));
    if (problems.length > 0) return { status: 'wrong_consent', problems };
    if (!(await isIssued(transaction, input.image))) return { status: 'unknown_image' };
    const _id = newId();
    await transaction
      .insertInto('galleryItem')
      .values({ _id, ...input, createdAt: now.toISOString() })
      .execute();
    await recordEvent(transaction, { actor, action: 'gallery.added', subject: _id }, now);
    await announce();
    return { status: 'added', insertedId: _id };
  });
}

/**
 * Changes the given fields of an item that is on show. Returns how many items were changed: 0 when it is no longer
 * there, or its consent was withdrawn; or why the change was refused: a change of an item that somebody else has changed
 * since could make public again what a consent has been narrowed to hide.
 */
export function changeGalleryItem(
  db: Database,
  by: Change,
  { version, ...input }: ChangedGalleryItem,
): Promise<
  { status: 'changed'; modifiedCount: number } | { status: 'changed_meanwhile' } | Refusal
> {
  return changeContentInTurn(db, async ({ transaction, announce }) => {
    const { image } = input;
    const there = await transaction
      .selectFrom('galleryItem')
      .select(['version', 'image', ...consentFields])
      .where('_id', '=', by.id)
      .where('deletedAt', 'is', null)
      .where('withdrawnAt', 'is', null)
      .executeTakeFirst();
    if (!there) return { status: 'changed', modifiedCount: 0 };
    if (there.version !== version) return { status: 'changed_meanwhile' };
    const given = Object.entries(input).filter(([, value]) => value !== undefined);
    const problems = consentFields.some((field) => input[field] !== undefined)
      ? consentProblems({ ...there, ...Object.fromEntries(given) }, todayInDhaka(by.now))
      : [];
    if (problems.length > 0) return { status: 'wrong_consent', problems };
    if (image !== undefined && !(await isIssued(transaction, image))) {
      return { status: 'unknown_image' };
    }
    const modifiedCount = await galleryItems.changeWithin(
      transaction,
      by,
      'gallery.changed',
      // What is undefined is left as it is.
      (update) => update.set(input),
      announce,
    );
    const before = image === undefined ? null : imageKeyOf(there.image);
    // At once: perhaps nobody was to see it.
    if (before !== null) await letGo(transaction, before);
    return { status: 'changed', modifiedCount };
  });
}

/**
 * Moves an item to the trash. Returns how many were moved: 0 when somebody else did it already, or when it was
 * withdrawn and goes by itself.
 */
export function removeGalleryItem(db: Database, by: Change): Promise<number> {
  return galleryItems.remove(db, by, (update) =>
    // What a withdrawal has left for good is an item like any other.
    update.where((row) => row('withdrawnAt', 'is', null).or('image', '=', '')),
  );
}

/** Whether an address was issued by our store for a picture that is still there. */
async function isIssued(transaction: Database, address: string): Promise<boolean> {
  const key = imageKeyOf(address);
  // Held, or it could be removed as unused before anybody sees the item.
  if (!key || (await holdImages(transaction, [key])).length === 0) return false;
  const found = await transaction
    .selectFrom('image')
    .select('key')
    .where('key', '=', key)
    // Pictures of the content have other files than squares.
    .where('key', 'not in', ({ selectFrom }) => selectFrom('contentPicture').select('key'))
    .where('key', 'not in', ({ selectFrom }) => selectFrom('withdrawnPicture').select('key'))
    .executeTakeFirst();
  return found !== undefined;
}
