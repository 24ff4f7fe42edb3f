import type { SitePages } from '#app/content/site-pages.ts';
import { factState } from '#app/content/shelf-life/fact-state.ts';
import { factsIn } from '#app/content/shelf-life/facts-in.ts';
import type { Draft } from '#app/content/stored-content.ts';
import { todayInDhaka } from '#app/i18n/dhaka-time.ts';
import { type EditedDocument, readEdited } from '../documents/edited-document.server.ts';
import { untilStored } from '../documents/store-document.server.ts';
import { withDraft } from '../drafts/save-draft.server.ts';
import { prepare } from './prepare.server.ts';
import {
  type PublishOutcome,
  type PublishServices,
  type Publisher,
  knownPublication,
  publishPrepared,
} from './publish.server.ts';

/** A fact with a shelf life by its document and its path, and the id that the caller made for this. */
export type ToConfirm = { key: string; document: string; path: string };

/**
 * Publishes that a fact is still true: that it was checked today, and by whom. Nothing else of the document goes live, and
 * its draft stays as it is. `not_entered` where there is nothing to be true.
 */
export function confirmFact(
  services: PublishServices,
  pages: SitePages,
  { key, document: id, path }: ToConfirm,
  publisher: Publisher & { name: string },
): Promise<PublishOutcome | { status: 'not_entered' }> {
  const { db } = services.database;
  const today = todayInDhaka(publisher.now);
  return untilStored(async () => {
    const asked = { documents: [{ _id: id }], note: '', actor: publisher.actor };
    const known = await knownPublication(db, key, asked);
    if (known !== 'new') return { status: known === 'same' ? 'published' : 'key_reused' };
    const document = await readEdited(db, id);
    if (!document) return { status: 'unknown', document: id };
    const all = factsIn(document.kind.fields, document.resolved.content);
    const found = all.find((one) => one.path === path);
    if (!found) return { status: 'unknown', document: id };
    if (factState(found.shelf, found.fact, today) === 'missing') return { status: 'not_entered' };
    if (found.isGuarded && !publisher.isOwner) return { status: 'owner_only' };

    const checked = { checkedOn: today, checkedBy: publisher.name };
    const alone = withDraft(document, draftOf(document, path, checked, key, publisher));
    const live = services.content.current();
    const prepared = prepare([{ ...alone, version: document.version }], live, {
      isOwner: publisher.isOwner,
      ...{ language: publisher.language, now: publisher.now },
    });
    const going = prepared.plans
      .filter(({ changed }) => changed.length > 0)
      .map((plan) => ({ ...plan, draft: document.draft }));
    if (going.length === 0) return { status: 'nothing_changed' };
    // What is wrong elsewhere is live already, and stays as it is: a step is true though nobody has looked at the status lately.
    const faults = prepared.faults.filter((fault) => `${fault.path}/`.startsWith(`${path}/`));
    const publication = { key, note: '' };
    return publishPrepared(services, pages, publication, { ...prepared, going, faults }, publisher);
  });
}

/** A draft of nothing but these leaves of a fact. */
function draftOf(
  { version }: EditedDocument,
  path: string,
  values: Record<string, string>,
  editor: string,
  { actor, now }: Publisher,
): Draft {
  const mark = { version: version + 1, by: actor, at: now.toISOString(), editor, sequence: 1 };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `${path}/${name}`,
      { ...mark, value, stamps: {} },
    ]),
  );
}
