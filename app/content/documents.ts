import type { ContentOf } from './fields.ts';
import { brokerWarningDocument } from './kinds/broker-warning.ts';

/** Every document but the notices, by its id, in the order in which staff see them. */
export const documents = {
  'broker-warning': brokerWarningDocument,
};

export type DocumentId = keyof typeof documents;

/** The content of all documents, as pages read it. */
export type Documents = {
  readonly [Id in DocumentId]: ContentOf<(typeof documents)[Id]['fields']>;
};

/** Their ids, in the same order. */
export const documentIds = Object.keys(documents).filter(isDocumentId);

export function isDocumentId(id: string): id is DocumentId {
  return Object.hasOwn(documents, id);
}
