import {
  type DraftedDocument,
  type Theirs,
  type Batch,
  type Change,
  type Collision,
  type Saving,
  type Trouble,
  lastChange,
} from './saving.ts';
import { acknowledged, collided, freshCollisions, isEmpty, looked } from './server-answers.ts';

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
