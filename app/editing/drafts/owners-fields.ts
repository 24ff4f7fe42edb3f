import { contactsIn, contactsOfLeaf } from '#app/content/contacts/contacts.ts';
import { isNoticeId } from '#app/content/documents.ts';
import { fieldsIn } from '#app/content/leaves.ts';
import type { EditedDocument } from '../documents/edited-document.server.ts';
import { type ChangedLeaf, changedLeaves, guardedFields } from './changed-leaves.ts';

type Live = Pick<EditedDocument, 'id' | 'kind' | 'resolved'>;

/**
 * The fields of a document that an owner alone publishes with this content: the guarded ones, and those that bring in a number or an
 * address that is neither `ours` nor live in it (decision 76). Of a notice then all, because it says one thing.
 */
export function ownersFields(live: Live, content: object, ours: ReadonlySet<string>): Set<string> {
  const foreign = foreignLeaves(live, content, ours).map(({ field }) => field);
  if (foreign.length > 0 && isNoticeId(live.id)) {
    return new Set(fieldsIn(live.kind.fields).map(([path]) => path));
  }
  return new Set([...guardedFields(live.kind), ...foreign]);
}

/** The leaves of a content that bring in such a number or address. */
export function foreignLeaves(
  { kind, resolved }: Pick<Live, 'kind' | 'resolved'>,
  content: object,
  ours: ReadonlySet<string>,
): ChangedLeaf[] {
  const known = new Set([...ours, ...contactsIn(kind, resolved.content)]);
  const guarded = guardedFields(kind);
  return changedLeaves(kind, resolved.content, content).filter(
    ({ path, field, after }) =>
      !guarded.has(field) && contactsOfLeaf(kind, path, after).some((one) => !known.has(one)),
  );
}

/** What speaks to people at once: staff sign in anew for it (decision 76). */
export function speaksAtOnce(id: string): boolean {
  return id === 'home' || id === 'messages' || isNoticeId(id);
}
