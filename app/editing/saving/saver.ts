import type { Clock } from '#app/ui/clock.ts';
import {
  type DraftedDocument,
  type Theirs,
  type Batch,
  type Saving,
  type Trouble,
  needsSignIn,
  nextBatch,
} from './saving.ts';
import type { KeptChanges } from './kept-changes.ts';
import { type SavingEvent, nextSaving, opened } from './next-saving.ts';

/** How the API answers a save. */
export type SaveAnswer =
  | { status: 'saved'; document: DraftedDocument }
  | { status: 'collided'; theirs: Record<string, Theirs> }
  | { status: 'refused'; codes: Record<string, string> }
  | { status: 'failed'; trouble: Trouble };

/** How it answers the question for news. */
export type LookAnswer =
  | { status: 'changed'; document: DraftedDocument }
  | { status: 'same' }
  | { status: 'failed'; trouble: Trouble };

export type DraftServer = {
  save: (batch: Batch) => Promise<SaveAnswer>;
  look: (version: number) => Promise<LookAnswer>;
};

const restMs = 1_000;
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
/** A call that hangs longer counts as lost. It does no harm when it arrives after all: the next has a higher number. */
const patienceMs = 20_000;
const lostAnswer = { status: 'failed', trouble: 'network' } as const;

/**
 * Saves one open document: each change first on the device, then, after a second of rest, by one call at a time.
 * What it knows is `current`, which changes by events alone (`next-saving.ts`).
 */
export class Saver {
  #state: Saving;
  readonly #server: DraftServer;
  readonly #kept: KeptChanges;
  readonly #clock: Clock;
  readonly #now: () => Date;
  readonly #listeners = new Set<() => void>();
  #cancelTimer: (() => void) | null = null;
  #looking: Promise<void> | null = null;
  /** False where this device keeps nothing: then the page must stay open until all is saved. */
  isKept = true;

  constructor(
    document: DraftedDocument,
    {
      editor,
      server,
      kept,
      clock,
      now,
    }: {
      /** A name for this open screen that no other has. */
      editor: string;
      server: DraftServer;
      kept: KeptChanges;
      clock: Clock;
      now: () => Date;
    },
  ) {
    this.#server = server;
    this.#kept = kept;
    this.#clock = clock;
    this.#now = now;
    this.#state = opened(editor, document, kept.read());
  }

  get current(): Saving {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Something was typed or pressed; saved after a second of rest. */
  change(...changes: { path: string; value: unknown }[]): void {
    this.#happens({ type: 'typed', changes });
    // After a failure the next attempt has its time.
    if (this.#state.failures === 0) this.#plan(restMs);
  }

  /** Somebody is in a field, which others' changes leave alone until it is left. */
  enter(path: string): void {
    this.#happens({ type: 'entered', path });
  }

  /** The field is left: saved at once. */
  leave(): void {
    this.#happens({ type: 'left' });
    // Asked once and declined: it is asked again when somebody wants to.
    if (!needsSignIn(this.#state.trouble)) void this.save();
  }

  /** Ends a collision: by a save upon the other's text, or by letting go of the own one. */
  choose(path: string, choice: 'mine' | 'theirs'): void {
    this.#happens({ type: 'chose', path, choice });
    void this.save();
  }

  /** Forgets changes that were never sent. */
  drop(...paths: string[]): void {
    this.#happens({ type: 'dropped', paths });
  }

  /** Saves what waits, call by call, until nothing does or one fails. */
  async save(): Promise<void> {
    const batch = nextBatch(this.#state);
    if (!batch) return;
    this.#cancelTimer?.();
    this.#cancelTimer = null;
    this.#happens({ type: 'sends', batch });
    const answer = await this.#inTime(this.#server.save(batch));
    switch (answer.status) {
      case 'saved':
        this.#happens({ type: 'saved', answer: answer.document, at: this.#now().toISOString() });
        break;
      case 'collided':
        this.#happens({ type: 'collided', theirs: answer.theirs });
        // For what others have changed besides, which a look that began before does not tell.
        await this.#looking;
        await this.look();
        break;
      case 'refused':
        this.#happens({ type: 'refused', codes: answer.codes });
        break;
      case 'failed':
        this.#happens({ type: 'failed', trouble: answer.trouble });
        if (!needsSignIn(answer.trouble)) this.#planRetry();
        return;
    }
    // What was typed meanwhile has a rest of its own.
    if (!this.#cancelTimer) await this.save();
  }

  /** Asks the server whether others have changed something, unless it is being asked. */
  look(): Promise<void> {
    this.#looking ??= this.#ask().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #ask(): Promise<void> {
    const answer = await this.#inTime(this.#server.look(this.#state.server.version));
    const couldNotSave = this.#state.trouble !== null && this.#state.trouble !== 'refused';
    switch (answer.status) {
      case 'changed':
        this.#happens({ type: 'looked', document: answer.document });
        break;
      case 'same':
        this.#happens({ type: 'looked', document: this.#state.server });
        break;
      case 'failed':
        this.#happens({ type: 'unseen', trouble: answer.trouble });
        return;
    }
    if (couldNotSave) void this.save();
  }

  /** The document as another call has brought it. */
  receive(document: DraftedDocument): void {
    this.#happens({ type: 'looked', document });
  }

  /** Saves all that waits. Whether everything is with the server now, and no collision is left to choose. */
  async settle(): Promise<boolean> {
    for (;;) {
      await this.save();
      if (!this.#state.flight) break;
      await this.#nextEvent();
    }
    const { changes, collisions } = this.#state;
    return changes.length === 0 && Object.keys(collisions).length === 0;
  }

  /** The screen is gone. What is not saved stays on the device. */
  close(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
  }

  #nextEvent(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        stop();
        resolve();
      });
    });
  }

  #happens(event: SavingEvent): void {
    const before = this.#state;
    this.#state = nextSaving(before, event);
    this.isKept = this.#kept.update(before, this.#state);
    for (const listener of this.#listeners) listener();
  }

  #plan(milliseconds: number): void {
    this.#cancelTimer?.();
    this.#cancelTimer = this.#clock.after(milliseconds, () => {
      this.#cancelTimer = null;
      void this.save();
    });
  }

  #planRetry(): void {
    const pause = firstPauseMs * 2 ** (this.#state.failures - 1);
    this.#plan(Math.min(pause, longestPauseMs));
  }

  async #inTime<Answer>(answer: Promise<Answer>): Promise<Answer | typeof lostAnswer> {
    let cancel = () => {};
    const lost = new Promise<typeof lostAnswer>((resolve) => {
      cancel = this.#clock.after(patienceMs, () => resolve(lostAnswer));
    });
    return Promise.race([answer, lost]).finally(cancel);
  }
}
