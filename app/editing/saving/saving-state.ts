import {
  type DraftedDocument,
  type DraftedLeaf,
  type Theirs,
  valueOf,
} from './drafted-document.ts';
import { isSameValue } from './same-value.ts';

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
export type Trouble = 'network' | 'server' | 'signedOut' | 'refused';

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
  /** Saved by a call that also met collisions, whose answer did not tell the new versions. */
  unconfirmed: Change[];
  /** The field somebody is in. It keeps the text it had, so that what is typed is typed upon that. */
  focus: { path: string; leaf: DraftedLeaf | undefined } | null;
  /** Leaves that others have changed while they were on show. */
  news: Record<string, { by: string | null; at: string | null }>;
  trouble: Trouble | null;
  /** How many calls in a row have failed. */
  failures: number;
  /** When this screen last saved something; ISO 8601 in UTC. */
  savedAt: string | null;
};

export type SavingEvent =
  | { type: 'entered'; path: string }
  | { type: 'left' }
  | { type: 'typed'; changes: { path: string; value: unknown }[] }
  | { type: 'dropped'; paths: string[] }
  | { type: 'sends'; batch: Batch }
  | { type: 'saved'; answer: DraftedDocument; at: string }
  | { type: 'collided'; theirs: Record<string, Theirs> }
  | { type: 'refused'; codes: Record<string, string> }
  | { type: 'failed'; trouble: Trouble }
  | { type: 'looked'; document: DraftedDocument }
  | { type: 'unseen'; trouble: Trouble }
  | { type: 'chose'; path: string; choice: 'mine' | 'theirs' };

/** A document as it is opened, with what this device had kept of it. */
export function opened(
  editor: string,
  server: DraftedDocument,
  kept: { changes: Change[]; collisions: Record<string, Collision> },
): Saving {
  const fresh: Saving = {
    ...{ editor, sequence: 0, server, flight: null, refused: {}, unconfirmed: [], focus: null },
    ...{ news: {}, trouble: null, failures: 0, savedAt: null, ...kept },
  };
  return { ...fresh, collisions: freshCollisions(fresh) };
}

/** The state after an event. */
export function nextSaving(state: Saving, event: SavingEvent): Saving {
  switch (event.type) {
    case 'entered': {
      const { [event.path]: _, ...news } = state.news;
      return { ...state, news, focus: { path: event.path, leaf: state.server.leaves[event.path] } };
    }
    case 'left':
      return { ...state, focus: null };
    case 'typed':
      return event.changes.reduce(typed, state);
    case 'dropped':
      return { ...state, changes: state.changes.filter(({ path }) => !event.paths.includes(path)) };
    case 'sends':
      return { ...state, flight: event.batch };
    case 'saved':
      return acknowledged({ ...state, savedAt: event.at }, event.answer);
    case 'collided':
      return collided(state, event.theirs);
    case 'refused':
      return {
        ...{ ...state, flight: null, failures: 0 },
        ...{ trouble: 'refused', refused: { ...state.refused, ...event.codes } },
      };
    case 'failed':
      return { ...state, flight: null, trouble: event.trouble, failures: state.failures + 1 };
    case 'looked':
      return looked(state, event.document);
    case 'unseen':
      return state.flight ? state : { ...state, trouble: event.trouble };
    case 'chose':
      return chose(state, event.path, event.choice);
  }
}

/** The value on show at a path: what was typed, else what the server has. */
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

/** The limit of a call is 64 KiB. */
const mostBytes = 48 * 1024;

/** What the next call is to save: changes of one screen, as many as fit. Null where nothing waits. */
export function nextBatch({ changes, refused, flight }: Saving): Batch | null {
  if (flight) return null;
  const waiting = changes.filter(({ path }) => !Object.hasOwn(refused, path));
  const editor = waiting[0]?.editor;
  if (editor === undefined) return null;
  let bytes = 0;
  const sent = waiting.filter((change, at) => {
    if (change.editor !== editor) return false;
    bytes += new Blob([JSON.stringify(change)]).size;
    return at === 0 || bytes <= mostBytes;
  });
  return { editor, sequence: Math.max(...sent.map(({ sequence }) => sequence)), changes: sent };
}

function typed(state: Saving, { path, value }: { path: string; value: unknown }): Saving {
  const { editor } = state;
  const sequence = state.sequence + 1;
  const { [path]: _, ...refused } = state.refused;
  const trouble = state.trouble === 'refused' && isEmpty(refused) ? null : state.trouble;
  const next = { ...state, sequence, refused, trouble };
  const collision = state.collisions[path];
  if (collision) {
    const mine = { ...collision.mine, value, editor, sequence };
    return { ...next, collisions: { ...state.collisions, [path]: { ...collision, mine } } };
  }
  const base = lastChange(state, path)?.base ?? shownLeaf(state, path)?.version ?? 0;
  const change = { path, value, base, editor, sequence };
  const isOlder = (one: Change) => one.path === path && one.editor === editor;
  const changes = state.changes.some(isOlder)
    ? state.changes.map((one) => (isOlder(one) ? change : one))
    : [...state.changes, change];
  return { ...next, changes };
}

function shownLeaf({ focus, server }: Saving, path: string): DraftedLeaf | undefined {
  return focus?.path === path ? focus.leaf : server.leaves[path];
}

function acknowledged(state: Saving, answer: DraftedDocument): Saving {
  const { flight } = state;
  if (!flight) return state;
  const sent = new Map(flight.changes.map((change) => [change.path, change]));
  const changes = withoutSent(state.changes, flight).map((change) => {
    const version = sent.has(change.path) ? answer.leaves[change.path]?.version : undefined;
    return version === undefined ? change : { ...change, base: version };
  });
  const focus =
    state.focus && sent.has(state.focus.path)
      ? { ...state.focus, leaf: answer.leaves[state.focus.path] ?? state.focus.leaf }
      : state.focus;
  const calm = {
    flight: null,
    failures: 0,
    trouble: isEmpty(state.refused) ? null : state.trouble,
  };
  return received({ ...state, ...calm, changes, focus }, answer, [...sent.keys()]);
}

/** Without what was sent and not typed over since. */
function withoutSent(changes: Change[], { changes: sent }: Batch): Change[] {
  return changes.filter(
    ({ path, editor, sequence }) =>
      !sent.some((one) => one.path === path && one.editor === editor && one.sequence === sequence),
  );
}

function collided(state: Saving, theirs: Record<string, Theirs>): Saving {
  const { flight } = state;
  if (!flight) return state;
  const collisions = { ...state.collisions };
  for (const [path, other] of Object.entries(theirs)) {
    const mine = lastChange(state, path);
    if (mine) collisions[path] = { mine, theirs: other };
  }
  const isFree = ({ path }: Change) => !Object.hasOwn(theirs, path);
  return {
    ...{ ...state, flight: null, trouble: null, failures: 0, collisions },
    changes: withoutSent(state.changes, flight).filter(isFree),
    unconfirmed: [...state.unconfirmed, ...flight.changes.filter(isFree)],
  };
}

function looked(state: Saving, document: DraftedDocument): Saving {
  // An answer that was overtaken by a later one.
  if (document.version < state.server.version) return state;
  const changes = state.changes.map((change) => {
    const leaf = document.leaves[change.path];
    const saved = state.unconfirmed.find(({ path }) => path === change.path);
    return saved && leaf && isSameValue(valueOf(leaf), saved.value)
      ? { ...change, base: leaf.version }
      : change;
  });
  const own = [...state.unconfirmed, ...(state.flight?.changes ?? [])].map(({ path }) => path);
  const gone = Object.keys(state.server.leaves).filter((path) => !document.leaves[path]);
  const leaves = Object.fromEntries(
    Object.entries(state.server.leaves).filter(([path]) => !gone.includes(path)),
  );
  const server = { ...state.server, leaves };
  const trouble = state.changes.length > 0 ? state.trouble : null;
  return received({ ...state, server, changes, trouble, unconfirmed: [] }, document, own);
}

/** Takes over what the server has, where it is newer, and marks what others have changed. */
function received(state: Saving, document: DraftedDocument, own: string[]): Saving {
  const leaves = { ...state.server.leaves };
  const news = { ...state.news };
  for (const [path, leaf] of Object.entries(document.leaves)) {
    const known = leaves[path];
    if (known && known.version > leaf.version) continue;
    leaves[path] = leaf;
    const isNew =
      leaf.version > (known?.version ?? 0) && !isSameValue(valueOf(leaf), valueOf(known));
    if (isNew && !own.includes(path)) news[path] = { by: leaf.by ?? null, at: leaf.at ?? null };
  }
  const isNewer = document.version >= state.server.version;
  const server = isNewer ? { ...document, leaves } : { ...state.server, leaves };
  const next = { ...state, server, news };
  return { ...next, collisions: freshCollisions(next) };
}

/** A collision shows what the other person has now, and ends by itself when both have typed the same. */
function freshCollisions({ collisions, server }: Saving): Record<string, Collision> {
  return Object.fromEntries(
    Object.entries(collisions).flatMap(([path, collision]) => {
      const leaf = server.leaves[path];
      if (!leaf || leaf.version <= collision.theirs.version) return [[path, collision]];
      const { version, by = null, at = null } = leaf;
      const theirs = { value: valueOf(leaf) ?? null, version, by, at };
      return isSameValue(theirs.value, collision.mine.value)
        ? []
        : [[path, { ...collision, theirs }]];
    }),
  );
}

function chose(state: Saving, path: string, choice: 'mine' | 'theirs'): Saving {
  const { [path]: collision, ...collisions } = state.collisions;
  if (!collision) return state;
  const free = { ...state, collisions };
  if (choice === 'theirs') return free;
  const { value } = collision.mine;
  const next = typed(free, { path, value });
  // Chosen with the other text before one's eyes, so it is typed upon that.
  const changes = next.changes.map((change) =>
    change.path === path ? { ...change, base: collision.theirs.version } : change,
  );
  return { ...next, changes };
}

function isEmpty(record: object): boolean {
  return Object.keys(record).length === 0;
}
