import { hasKey } from '#app/config/typed-record.ts';
import type { FindingAnswer, LeafAnswer } from '../content-shapes.ts';

/** A leaf of a document as far as the editor knows it. */
export type DraftedLeaf = Partial<LeafAnswer> & Pick<LeafAnswer, 'version'>;

/** A document, or the part of it that a save has changed. */
export type DraftedDocument = {
  version: number;
  leaves: Record<string, DraftedLeaf>;
  faults: FindingAnswer[];
  warnings: FindingAnswer[];
};

export type Person = LeafAnswer['by'];

/** What a colleague has made of a leaf in the meantime. */
export type Theirs = {
  value: unknown;
  version: number;
  by: Person;
  at: string | null;
  /** They have removed the item that the leaf is in. */
  isRemoved: boolean;
};

/** The value that the next publication would show; undefined where there is none. */
export function valueOf(leaf: DraftedLeaf | undefined): unknown {
  if (!leaf) return undefined;
  if (leaf.draft !== undefined) return leaf.draft;
  return leaf.published === undefined ? leaf.default : leaf.published;
}

/** A change that the server has not acknowledged. */
export type Change = {
  path: string;
  value: unknown;
  /** The version of the leaf that it was typed upon. */
  base: number;
  /** The open screen it was typed on, and which of its changes it was: by these the server knows a repeat. */
  editor: string;
  sequence: number;
};

/** Two people have changed the same leaf. The own value stays on the device until one of them is chosen. */
export type Collision = { mine: Change; theirs: Theirs };

/** What one call saves. */
export type Batch = { editor: string; sequence: number; changes: Change[] };

/** Why nothing is saved at the moment. */
export type Trouble = 'network' | 'server' | SessionTrouble | 'refused';

/** Passes by a sign-in alone. */
export type SessionTrouble = 'signedOut' | 'otherAccount';

/** Whether it takes a sign-in: trying again by itself would not help. */
export function needsSignIn(trouble: Trouble | null): trouble is SessionTrouble {
  return trouble === 'signedOut' || trouble === 'otherAccount';
}

/** One open document: what the server has, what was typed, and where the two stand. */
export type Saving = {
  editor: string;
  sequence: number;
  server: DraftedDocument;
  /** In the order in which they are sent: first what an earlier screen had kept. */
  changes: Change[];
  flight: Batch | null;
  collisions: Record<string, Collision>;
  /** What the server will never take, by path, with its reason; until it is typed anew. */
  refused: Record<string, string>;
  /** The field somebody is in. It keeps the text it had, so that what is typed is typed upon that. */
  focus: { path: string; leaf: DraftedLeaf | undefined } | null;
  /** Leaves that others have changed while they were on show. */
  news: Record<string, { by: Person; at: string | null }>;
  trouble: Trouble | null;
  /** How many calls in a row have failed. */
  failures: number;
  /** When this screen last saved something; ISO 8601 in UTC. */
  savedAt: string | null;
};

/** The value on show at a path: what was typed, until the server is known to have it, else what the server has. */
export function shownValue(state: Saving, path: string): unknown {
  const collision = state.collisions[path];
  if (collision) return collision.mine.value;
  const change = lastChange(state, path);
  if (change) return change.value;
  return valueOf(state.focus?.path === path ? state.focus.leaf : state.server.leaves[path]);
}

export function lastChange({ changes }: Saving, path: string): Change | undefined {
  return changes.filter((change) => change.path === path).pop();
}

/** The limit of a call is 64 KiB and 200 changes. */
const mostBytes = 48 * 1024;
const mostChanges = 200;

/** What the next call is to save: changes of one screen, as many as fit. Null where nothing waits. */
export function nextBatch({ changes, refused, flight }: Saving): Batch | null {
  if (flight) return null;
  const waiting = changes.filter(({ path }) => !hasKey(refused, path));
  const editor = waiting[0]?.editor;
  if (editor === undefined) return null;
  let bytes = 0;
  const ofOne = waiting.filter((change) => change.editor === editor).slice(0, mostChanges);
  const sent = ofOne.filter((change, at) => {
    bytes += new Blob([JSON.stringify(change)]).size;
    return at === 0 || bytes <= mostBytes;
  });
  return { editor, sequence: Math.max(...sent.map(({ sequence }) => sequence)), changes: sent };
}
