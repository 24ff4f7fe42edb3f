import { hasKey } from '#app/config/typed-record.ts';
import { isSameValue } from '#app/content/same-value.ts';
import {
  type DraftedDocument,
  type Theirs,
  type Batch,
  type Change,
  type Collision,
  type Saving,
  type Trouble,
  lastChange,
  valueOf,
} from './saving.ts';

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
    editor,
    sequence: 0,
    server,
    flight: null,
    refused: {},
    focus: null,
    news: {},
    trouble: null,
    failures: 0,
    savedAt: null,
    ...kept,
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
      return refused(state, event.codes);
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
  const base = lastChange(state, path)?.base ?? shownVersion(state, path, value);
  const change = { path, value, base, editor, sequence };
  const isOlder = (one: Change) => one.path === path && one.editor === editor;
  const isInside = (one: Change) => value === null && one.path.startsWith(`${path}/`);
  const changes = state.changes.some(isOlder)
    ? state.changes.map((one) => (isOlder(one) ? change : one))
    : [...state.changes, change];
  return { ...next, changes: changes.filter((one) => !isInside(one)) };
}

/** A text of a field that a new version of the site has not any more can be let go. */
function refused(state: Saving, codes: Record<string, string>): Saving {
  const isGone = (path: string) => codes[path] === 'unknown_field';
  const rest = Object.entries(codes).filter(([path]) => !isGone(path));
  const all = { ...state.refused, ...Object.fromEntries(rest) };
  return {
    ...state,
    flight: null,
    failures: 0,
    refused: all,
    trouble: isEmpty(all) ? null : 'refused',
    changes: state.changes.filter(({ path }) => !isGone(path)),
  };
}

/** Whoever removes an item has seen all that is in it. */
function shownVersion({ focus, server }: Saving, path: string, value: unknown): number {
  if (focus?.path === path) return focus.leaf?.version ?? 0;
  if (value !== null) return server.leaves[path]?.version ?? 0;
  const seen = Object.entries(server.leaves).filter(
    ([inside]) => inside === path || inside.startsWith(`${path}/`),
  );
  return Math.max(0, ...seen.map(([, { version }]) => version));
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

/** The state after a save was answered: what was sent is safe, what was typed since is typed upon it. */
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
  // The answer holds the leaves of the call alone: what others have changed before it is still to be asked for.
  const { version } = state.server;
  const seen = answer.version <= version + 1 ? Math.max(answer.version, version) : version;
  const known = { ...answer, version: seen };
  return received({ ...state, ...calm, changes, focus }, known, [...sent.keys()]);
}

/** Without what was sent and not typed over since. */
function withoutSent(changes: Change[], { changes: sent }: Batch): Change[] {
  return changes.filter(
    ({ path, editor, sequence }) =>
      !sent.some((one) => one.path === path && one.editor === editor && one.sequence === sequence),
  );
}

/**
 * The state after a save that met collisions. The rest of it is saved, but the answer does not tell its new versions: it
 * is sent once more, as after an answer that was lost.
 */
function collided(state: Saving, theirs: Record<string, Theirs>): Saving {
  if (!state.flight) return state;
  const collisions = { ...state.collisions };
  for (const [path, other] of Object.entries(theirs)) {
    const mine = lastChange(state, path);
    if (mine) collisions[path] = { mine, theirs: other };
  }
  const changes = state.changes.filter(({ path }) => !hasKey(theirs, path));
  return { ...state, flight: null, trouble: null, failures: 0, collisions, changes };
}

/** The state after a look at the whole document. */
function looked(state: Saving, document: DraftedDocument): Saving {
  // An answer that was overtaken by a later one.
  if (document.version < state.server.version) return state;
  const leaves = Object.fromEntries(
    Object.entries(state.server.leaves).filter(([path]) => document.leaves[path]),
  );
  // What was sent is saved perhaps, though no answer has said so yet. Where it is not, it will collide.
  const own = [...state.changes, ...(state.flight?.changes ?? [])].map(({ path }) => path);
  const server = { ...state.server, leaves };
  const trouble = state.changes.length > 0 ? state.trouble : null;
  return received({ ...state, server, trouble }, document, own);
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
  const next = { ...state, server: { ...document, leaves }, news };
  return { ...next, collisions: freshCollisions(next) };
}

/** A collision shows what the other person has now, and ends by itself when both have typed the same. */
function freshCollisions({ collisions, server }: Saving): Record<string, Collision> {
  return Object.fromEntries(
    Object.entries(collisions).flatMap(([path, collision]) => {
      const leaf = server.leaves[path];
      if (!leaf || leaf.version <= collision.theirs.version) return [[path, collision]];
      const { version, by = null, at = null } = leaf;
      const theirs = { value: valueOf(leaf) ?? null, version, by, at, isRemoved: false };
      return isSameValue(theirs.value, collision.mine.value)
        ? []
        : [[path, { ...collision, theirs }]];
    }),
  );
}

function isEmpty(record: object): boolean {
  return Object.keys(record).length === 0;
}
