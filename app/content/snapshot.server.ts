import { defaultDocuments } from './defaults.server.ts';
import type { Documents } from './documents.ts';

/** All published content at one moment. Immutable: a change makes another one. */
export type Snapshot = {
  documents: Documents;
};

/** The published content of this process. */
export type Content = {
  current: () => Snapshot;
};

/** Content as it was shipped. */
export function shippedContent(): Content {
  return { current: () => ({ documents: defaultDocuments() }) };
}
