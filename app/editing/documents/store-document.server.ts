import { setTimeout as pause } from 'node:timers/promises';
import { type Draft, parseStored } from '#app/content/stored-content.ts';
import { ApiError } from '#app/http/api-error.server.ts';
import type { Database } from '#app/database/database.server.ts';
import { recordPictureUses } from '../pictures/picture-uses.server.ts';
import type { DocumentRow, EditedDocument } from './edited-document.server.ts';

/** Thrown out of a transaction when somebody else has changed a document since it was read. */
export class Overtaken extends Error {}

/** Saves of one document arrive one or two a second; only an attack gets this far. */
const maxAttempts = 60;

/** Runs `attempt`, which reads a document and stores it, again whenever somebody else was faster. */
export async function untilStored<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      if (count === maxAttempts) throw new ApiError('others_saving', { retryAfterSeconds: 1 });
      await pause(Math.random() * 5 * Math.min(count, 10));
    }
  }
}

type Changed = Partial<Omit<DocumentRow, '_id' | 'kind' | 'version' | 'createdAt'>>;

/**
 * Stores a document that is still of the version that was read, under the next version, and notes which pictures
 * its draft shows. Throws `Overtaken` where it is not.
 */
export async function storeDocument(
  transaction: Database,
  document: EditedDocument,
  changed: Changed,
  { actor, now }: { actor: string | null; now: Date },
): Promise<void> {
  const version = document.version + 1;
  const at = now.toISOString();
  const columns = { version, changedAt: at, changedBy: actor, ...changed };
  const stored = document.row
    ? await transaction
        .updateTable('contentDocument')
        .set(columns)
        .where('_id', '=', document.id)
        .where('version', '=', document.version)
        .returning('_id')
        .executeTakeFirst()
    : await transaction
        .insertInto('contentDocument')
        .values({ ...untouched, ...columns, _id: document.id, kind: document.id, createdAt: at })
        .onConflict((conflict) => conflict.doNothing())
        .returning('_id')
        .executeTakeFirst();
  if (!stored) throw new Overtaken();
  if (changed.draft !== undefined) {
    const user = { document: document.id, revision: 'draft' };
    await recordPictureUses(transaction, user, parseStored(changed.draft));
  }
}

const untouched = {
  published: null,
  publishedRevision: null,
  draft: null,
  askedAt: null,
  askedBy: null,
  deletedAt: null,
};

/** A draft for its column: null where nothing is in it. */
export function draftColumn(draft: Draft): string | null {
  return Object.keys(draft).length > 0 ? JSON.stringify(draft) : null;
}
