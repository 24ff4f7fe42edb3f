import { hasKey } from '#app/config/typed-record.ts';
import { isSameValue } from '#app/content/same-value.ts';
import {
  type DraftedDocument,
  type Theirs,
  valueOf,
  type Batch,
  type Change,
  type Collision,
  type Saving,
  lastChange,
} from './saving.ts';

/** The state after a save was answered: what was sent is safe, what was typed since is typed upon it. */
export function acknowledged(state: Saving, answer: DraftedDocument): Saving {
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
export function collided(state: Saving, theirs: Record<string, Theirs>): Saving {
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
export function looked(state: Saving, document: DraftedDocument): Saving {
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
export function freshCollisions({ collisions, server }: Saving): Record<string, Collision> {
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

export function isEmpty(record: object): boolean {
  return Object.keys(record).length === 0;
}
